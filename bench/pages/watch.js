// Runs first on every page: what the host notices of a widget that loads.
window.longTasks = []
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) window.longTasks.push(duration)
}).observe({ type: 'longtask', buffered: true })

/** Milliseconds until `count` copies of an element are drawn. */
window.mountMany = async (count, make) => {
  const start = performance.now()
  const place = document.createElement('div')
  for (let index = 0; index < count; index++) place.append(make())
  document.body.append(place)
  await Promise.resolve()
  place.getBoundingClientRect()
  return performance.now() - start
}

/** Opens a picker and waits until ten rows are drawn; milliseconds, and the longest task meanwhile. */
window.untilRows = async (open) => {
  window.longTasks.length = 0
  const start = performance.now()
  const root = open()
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  while (root.querySelectorAll('tbody tr').length < 10) {
    if (performance.now() - start > 30_000) throw new Error('no rows within 30 s')
    await frame()
  }
  await frame()
  const time = performance.now() - start
  await new Promise((resolve) => setTimeout(resolve, 500)) // tasks are told afterwards
  return { time, longest: Math.max(0, ...window.longTasks) }
}
