// One of our elements, named by the query: inputs.html?eb-switch
const tag = location.search.slice(1)
addEventListener('DOMContentLoaded', async () => {
  const element = document.createElement(tag)
  document.querySelector('form').append(element)
  await EB.ready(tag)
  await element.updateComplete
  window.readyAt = performance.now()
})
window.mount = (count) => mountMany(count, () => document.createElement(tag))

const days = (root) => [...root.querySelectorAll('[data-day]')]
window.openRange = () =>
  untilDrawn(
    () => document.querySelector(tag).show(),
    () => days(document.querySelector(tag).shadowRoot).length > 56, // of two months
  )
window.selectRange = () => {
  const root = document.querySelector(tag).shadowRoot
  const inMonth = days(root).filter((day) => !day.matches(':disabled,[aria-disabled=true]'))
  return untilDrawn(
    () => {
      inMonth[9].click()
      inMonth[15].click()
    },
    () => root.querySelectorAll('[aria-selected=true]').length > 1,
  )
}
