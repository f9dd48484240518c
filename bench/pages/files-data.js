// The same files for both pages, in memory before the measurement.
const words = ['西湖日落', '湖景大床房', '亲子乐园', '自助晚餐', '灵隐飞来峰', '温泉夜场', '下午茶']
window.sampleFiles = (count) =>
  Array.from({ length: count }, (_, index) => ({
    id: `f${index}`,
    name: `${words[index % 7]}-${(index * 7919) % count}.${['pdf', 'mp4', 'zip', 'txt'][index % 4]}`,
    isFolder: false,
    size: 2_474_639 + ((index * 104_729) % 9_000_000),
    time: 1_795_000_000_000 - index * 3_600_000,
  }))

/** Milliseconds until the first files are drawn. */
window.firstRows = (count) => {
  const files = sampleFiles(count)
  return untilDrawn(
    () => show(files),
    () => uncovered() === 0,
  )
}

/** Milliseconds until the first files of a folder of the service are drawn; both pages read the same page of it. */
window.firstPage = (folderId) =>
  untilDrawn(
    () => void openFolder(folderId),
    () => uncovered() === 0,
  )

/** Minimum number of tile columns. */
window.leastColumns = 4
window.allowedGap = 24
