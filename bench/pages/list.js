// The element as a page has it: rows that the page has, all on one page, no height of its own.
const list = document.querySelector('eb-data-list')
list.columns = listColumns.map((name) => ({ name, header: name, width: 160, sortable: true }))
list.source = []

const root = () => list.shadowRoot
/** What scrolls. */
window.scrollBox = () => root()?.querySelector('.eb-data-grid')
/** The boxes of the rows. */
window.drawnItems = () => root().querySelectorAll('[role=row][data-key]')
window.show = (rows) => {
  list.source = rows
}
/** Presses the head of a column, which sorts by it. */
window.pressHead = (name) => {
  const head = [...root().querySelectorAll('[role=columnheader]')].find(({ textContent }) =>
    textContent.includes(name),
  )
  head.querySelector('button').click()
}
window.isSorted = () => !!root().querySelector('[role=columnheader][aria-sort]:not([aria-sort=none])')
EB.ready().then(() => {
  window.readyAt = performance.now()
})
