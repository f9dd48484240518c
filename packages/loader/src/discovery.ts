import { adoptAppearance } from './appearance'
import { configureFromScript } from './configuration'
import { meet } from './elements'
import { uncloak } from './ready'
import { tags } from './tags'

const WANTED = ':not(:defined),[eb-cloak],[data-eb-config]'

function found(element: Element): void {
  const tag = tags[element.localName]
  if (tag) meet(tag, element)
  if (element.localName === 'script') configureFromScript(element)
  if (element.hasAttribute('eb-cloak')) uncloak(element)
}

/** Text nodes have neither method, documents and shadow roots only the second. */
function look(place: Partial<Element>): void {
  if (place.matches?.(WANTED)) found(place as Element)
  for (const element of place.querySelectorAll?.(WANTED) || []) found(element)
}

const observer = new MutationObserver((records) => {
  for (const { addedNodes } of records) for (const node of addedNodes) look(node as Partial<Element>)
})

/** @see EB.discover */
export function discover(place: ParentNode): void {
  const root = (place as Element).shadowRoot || place
  adoptAppearance(root as Partial<DocumentOrShadowRoot>)
  observer.observe(root, { childList: true, subtree: true })
  look(root as Partial<Element>)
}
