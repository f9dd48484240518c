import { parsed, within } from './nativePromise'
import { chunksOf, waiting } from './tags'

/** @see EB.ready */
export async function ready(selector?: string): Promise<void> {
  await parsed
  // Pending elements may be inside shadow roots, which no selector of the document reaches.
  for (const { localName } of selector ? document.querySelectorAll(selector) : [...waiting]) {
    if (chunksOf[localName]) await customElements.whenDefined(localName)
  }
}

/** Maximum time that `eb-cloak` hides an element, in milliseconds. */
const LONGEST_CLOAK = 2000

/** Shows a cloaked element when everything is ready, or after two seconds. */
export function uncloak(element: Element): void {
  within(LONGEST_CLOAK, ready()).then(() => element.removeAttribute('eb-cloak'))
}
