// Runs first on every page: measures the effect of a loading widget on its host page.
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
  await frame() // in a task of its own, not the caller's
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
 * Does something and waits until it is painted; returns milliseconds. It checks in tasks after frames, so that drawing
 * at once and drawing in a microtask count the same. The marks `begun` and `painted` enclose the main thread's work;
 * the time begins and ends with a frame of the screen, since users see whole frames.
 */
window.untilDrawn = async (act, isDrawn) => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  await frame() // in a task of its own, not the caller's
  await frame() // on an idle page the first frame comes at any time between two of the screen's
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
