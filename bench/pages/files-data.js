// The same files for both pages, in memory before anything is measured.
const words = ['西湖日落', '湖景大床房', '亲子乐园', '自助晚餐', '灵隐飞来峰', '温泉夜场', '下午茶']
window.sampleFiles = (count) =>
  Array.from({ length: count }, (_, index) => ({
    id: `f${index}`,
    name: `${words[index % 7]}-${(index * 7919) % count}.${['pdf', 'mp4', 'zip', 'txt'][index % 4]}`,
    isFolder: false,
    size: 2_474_639 + ((index * 104_729) % 9_000_000),
    time: 1_795_000_000_000 - index * 3_600_000,
  }))

/** Milliseconds until the first of so many files are drawn. */
window.firstRows = (count) => {
  const files = sampleFiles(count)
  return untilDrawn(
    () => show(files),
    () => uncovered() === 0,
  )
}

/** Milliseconds until the first files of a folder of the service are drawn; both read the same page of it. */
window.firstPage = (folderId) =>
  untilDrawn(
    () => void openFolder(folderId),
    () => uncovered() === 0,
  )

/** Px of the box in which no file is drawn, in the column that has most of them. */
window.uncovered = () => {
  const box = scrollBox()?.getBoundingClientRect()
  if (!box) return Number.POSITIVE_INFINITY
  const columns = new Map()
  for (const tile of tiles()) {
    const { left, top, bottom } = tile.getBoundingClientRect()
    if (bottom > box.top && top < box.bottom) columns.set(left, [...(columns.get(left) ?? []), [top, bottom]])
  }
  if (columns.size < 4) return Number.POSITIVE_INFINITY
  const widest = [...columns.values()].map((spans) => {
    let [end, widest] = [box.top, 0]
    for (const [top, bottom] of [...spans, [box.bottom]].sort(([one], [other]) => one - other)) {
      widest = Math.max(widest, top - end)
      end = bottom
    }
    return widest
  })
  // Gaps and padding are none.
  const most = Math.max(...widest)
  return most <= 24 ? 0 : most
}

/** Scrolls by so many px before each frame; gives how many of the frames have an empty stretch when they are painted. */
window.blankFrames = async (step, count) => {
  const box = scrollBox()
  let blank = 0
  for (let frame = 0; frame < count; frame++) {
    // In a task before the frame, as a wheel or a dragged scroll bar does it.
    await new Promise((resolve) => setTimeout(resolve))
    box.scrollTop += step
    await new Promise((resolve) => requestAnimationFrame(resolve))
    if (uncovered()) blank++
  }
  if (box.scrollTop < (step * count) / 2) throw new Error('it has not scrolled')
  return blank
}
