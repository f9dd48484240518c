// How much of a scroll container is covered by items: the pages define `scrollBox()`, `drawnItems()`, `leastColumns`,
// and `allowedGap` in px for padding and header.
/** Height in px without items, in the column with the largest gap. */
window.uncovered = () => {
  const box = scrollBox()?.getBoundingClientRect()
  if (!box) return Number.POSITIVE_INFINITY
  const columns = new Map()
  for (const item of drawnItems()) {
    const { left, top, bottom } = item.getBoundingClientRect()
    if (bottom > box.top && top < box.bottom) columns.set(left, [...(columns.get(left) ?? []), [top, bottom]])
  }
  if (columns.size < leastColumns) return Number.POSITIVE_INFINITY
  const widest = [...columns.values()].map((spans) => {
    let [end, widest] = [box.top, 0]
    for (const [top, bottom] of [...spans, [box.bottom]].sort(([one], [other]) => one - other)) {
      widest = Math.max(widest, top - end)
      end = bottom
    }
    return widest
  })
  const most = Math.max(...widest)
  return most <= allowedGap ? 0 : most
}

/** Scrolls by this many px before each frame; returns how many frames have an empty range when they are painted. */
window.blankFrames = async (step, count) => {
  const box = scrollBox()
  let blank = 0
  for (let frame = 0; frame < count; frame++) {
    // In a task before the frame, as a wheel or a dragged scroll bar does.
    await new Promise((resolve) => setTimeout(resolve))
    box.scrollTop += step
    await new Promise((resolve) => requestAnimationFrame(resolve))
    if (uncovered()) blank++
  }
  if (box.scrollTop < (step * count) / 2) throw new Error('it has not scrolled')
  return blank
}

/** Scrolls by so many px before each frame; gives how many frames come more than half a frame late. */
window.lateFrames = async (step, count) => {
  const box = scrollBox()
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  let late = 0
  let last = await frame()
  for (let nth = 0; nth < count; nth++) {
    await new Promise((resolve) => setTimeout(resolve))
    box.scrollTop += step
    const now = await frame()
    if (now - last > 25) late++
    last = now
  }
  return late
}
