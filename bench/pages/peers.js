// One element of another product, inside a form of the page.
const tag = location.search.slice(1)
const one = () => document.querySelector('form').firstElementChild
addEventListener('DOMContentLoaded', async () => {
  await customElements.whenDefined(tag)
  await document.querySelector(tag).updateComplete
  window.readyAt = performance.now()
})

/** Milliseconds until copies are drawn: these elements draw after some microtasks, and report it. */
window.mount = async (count) => {
  const start = performance.now()
  const place = document.createElement('div')
  for (let index = 0; index < count; index++) place.append(one().cloneNode())
  document.body.append(place)
  await Promise.all([...place.children].map((element) => element.updateComplete))
  place.getBoundingClientRect()
  return performance.now() - start
}

const days = () =>
  [...document.querySelectorAll('calendar-month')].flatMap(({ shadowRoot }) => [
    ...(shadowRoot?.querySelectorAll('td button') ?? []),
  ])
window.openRange = () =>
  untilDrawn(
    () => document.querySelector('[popover]').showPopover(),
    () => days().length > 56 && days()[0].offsetWidth > 0, // of two months
  )
window.selectRange = () => {
  const ofMonth = days().filter((day) => !day.part.contains('outside'))
  return untilDrawn(
    () => {
      ofMonth[9].click()
      // It counts both for the first one where they come in the same task.
      setTimeout(() => ofMonth[15].click())
    },
    () => days().filter((day) => /\brange-inner\b/.test(day.part.value)).length > 1,
  )
}
