// The element on an ordinary page: the page's own rows, all on one page, without a fixed height.
const list = document.querySelector('eb-data-list')
list.columns = listColumns.map((name) => ({ name, header: name, width: 160, sortable: true }))
list.source = []

const root = () => list.shadowRoot
/** The scroll container. */
window.scrollBox = () => root()?.querySelector('.eb-data-grid')
/** The rectangles of the rows. */
window.drawnItems = () => root().querySelectorAll('[role=row][data-key]')
window.show = (rows) => {
  list.source = rows
}
/** Presses a column header, which sorts. */
window.pressHead = (name) => {
  const head = [...root().querySelectorAll('[role=columnheader]')].find(({ textContent }) =>
    textContent.includes(name),
  )
  head.querySelector('button').click()
}
window.makeSelectable = () => {
  list.selection = 'multiple'
}
/** Ticks the box above all rows. */
window.pressSelectAll = () => root().querySelector('[role=columnheader] input[type=checkbox]').click()
/** How many rows the bar says are selected. */
window.selectedRows = () =>
  root()
    .querySelector('[part=bulk] [role=status]')
    ?.textContent.match(/[\d,]+/)?.[0]
window.isSorted = () => !!root().querySelector('[role=columnheader][aria-sort]:not([aria-sort=none])')
EB.ready().then(() => {
  window.readyAt = performance.now()
})
