import { parsed, within } from './nativePromise'
import { tags } from './tags'

/** @see EB.ready */
export async function ready(selector?: string): Promise<void> {
  await parsed
  // Elements that wait may stand inside shadow roots, which no selector of the document reaches.
  const waiting = Object.values(tags).flatMap((tag) => [...tag.waiting])
  for (const { localName } of selector ? document.querySelectorAll(selector) : waiting) {
    if (tags[localName]) await customElements.whenDefined(localName)
  }
}

/** Longest time that `eb-cloak` hides something, in milliseconds. */
const LONGEST_CLOAK = 2000

/** Shows a cloaked element when everything is ready, or after two seconds. */
export async function uncloak(element: Element): Promise<void> {
  await within(LONGEST_CLOAK, ready())
  element.removeAttribute('eb-cloak')
}
