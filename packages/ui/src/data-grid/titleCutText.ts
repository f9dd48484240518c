/** Those whose title is ours. */
const titled = new WeakSet<HTMLElement>()

function isCut(element: HTMLElement): boolean {
  const { textOverflow, paddingLeft, paddingRight } = getComputedStyle(element)
  if (textOverflow !== 'ellipsis') return false
  const range = document.createRange()
  range.selectNodeContents(element)
  const room = element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
  // Measured as a range, not as scroll width: clipped content has none. Both as they are on the screen.
  const scale = element.getBoundingClientRect().width / element.offsetWidth
  return range.getBoundingClientRect().width > room * scale + 0.5
}

/** Gives a text that is cut its whole as a title, when the pointer comes: nothing is measured before. */
export function titleCutText({ target }: { target: EventTarget | null }): void {
  const pointed = target as HTMLElement
  // What isolates the direction of a text, a moment for instance, is not what cuts it.
  const element = pointed.localName === 'bdi' && pointed.parentElement ? pointed.parentElement : pointed
  if (element.title && !titled.has(element)) return
  if (element.querySelector(':scope > :not(bdi)')) return
  if (isCut(element)) {
    element.title = element.textContent ?? ''
    titled.add(element)
  } else if (titled.delete(element)) element.removeAttribute('title')
}
