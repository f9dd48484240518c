import { parsed, within } from './nativePromise'
import { chunksOf, waiting } from './tags'

/** @see EB.ready */
export async function ready(selector?: string): Promise<void> {
  await parsed
  // Pending elements may be inside shadow roots, which no selector of the document reaches.
  const elements = document.querySelectorAll(selector || '*')
  for (const element of selector ? elements : [...waiting, ...elements]) {
    if (chunksOf[element.localName]) await rendered(element)
  }
}

/** Resolves when an element has rendered, be it a message that it failed, and at once if it is not in the document. */
async function rendered(element: Element & { updateComplete?: Promise<void> }): Promise<void> {
  await customElements.whenDefined(element.localName)
  try {
    await element.updateComplete
  } catch {
    // Its constructor failed, as the browser has reported: it never renders.
  }
}

/** Maximum time that `eb-cloak` hides an element, in milliseconds. */
const LONGEST_CLOAK = 2000

/** Shows a cloaked element when everything is ready, or after two seconds. */
export function uncloak(element: Element): void {
  within(LONGEST_CLOAK, ready()).then(() => element.removeAttribute('eb-cloak'))
}
