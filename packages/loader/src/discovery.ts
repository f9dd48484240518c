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

// Of the browser, whatever a form's fields are named: `<input name="matches">` hides the form's method.
const { matches, querySelectorAll } = Element.prototype

function look(node: Node): void {
  if (!(node as Element).localName) return
  if (matches.call(node, WANTED)) found(node as Element)
  for (const element of querySelectorAll.call(node, WANTED)) found(element)
}

const observer = new MutationObserver((records) => {
  for (const { addedNodes } of records) for (const node of addedNodes) look(node)
})

/** @see EB.discover */
export function discover(place: ParentNode): void {
  const root = (place as Element).shadowRoot || place
  adoptAppearance(root as Partial<DocumentOrShadowRoot>)
  observer.observe(root, { childList: true, subtree: true })
  for (const element of root.querySelectorAll(WANTED)) found(element)
}
