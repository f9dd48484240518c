// The same rows for both pages, in memory before the measurement.
const cities = ['杭州', '上海', '苏州', '南京', '宁波', '绍兴', '湖州']
window.listColumns = ['name', 'email', 'city', 'amount', 'date', 'status']
window.sampleRows = (count) =>
  Array.from({ length: count }, (_, index) => ({
    id: `r${index}`,
    name: `西湖双人游船票 ${(index * 7919) % count}`,
    email: `guest${index}@example.com`,
    city: cities[index % 7],
    amount: `${(index * 104_729) % 9_000}.00`,
    date: `2026-${String(1 + (index % 12)).padStart(2, '0')}-${String(1 + (index % 28)).padStart(2, '0')}`,
    status: ['已上线', '已下线', '草稿'][index % 3],
  }))

/** Milliseconds until the first rows are drawn. */
window.firstRows = (count) => {
  const rows = sampleRows(count)
  return untilDrawn(
    () => show(rows),
    () => uncovered() === 0,
  )
}

window.leastColumns = 1
window.allowedGap = 44
