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

/** Opens a picker and waits until ten rows are drawn; milliseconds. */
window.untilRows = async (open) => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  await frame() // in a task of its own, not in that of whoever asks
  performance.mark('opening')
  const start = performance.now()
  const root = open()
  while (root.querySelectorAll('tbody tr').length < 10) {
    if (performance.now() - start > 30_000) throw new Error('no rows within 30 s')
    await frame()
  }
  await frame()
  return { time: performance.now() - start }
}

const task = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = resolve
    port2.postMessage(undefined)
  })

/**
 * Does something and waits until it is painted; milliseconds. It looks in tasks behind frames: who draws in a microtask has
 * then drawn, before the same frame as who draws at once. The marks `begun` and `painted` stand around what the main thread
 * had to do for it; the time begins and ends with a frame of the screen, since what a person sees comes in whole ones.
 */
window.untilDrawn = async (act, isDrawn) => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  await frame() // in a task of its own, not in that of whoever asks
  await frame() // a page at rest has its first frame when it asks, anywhere between two of the screen's
  const start = performance.now()
  performance.mark('begun')
  act()
  await task()
  while (!isDrawn()) {
    if (performance.now() - start > 30_000) throw new Error('nothing drawn within 30 s')
    await frame()
    await task()
  }
  performance.mark('painted')
  await frame()
  return performance.now() - start
}
