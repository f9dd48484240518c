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
