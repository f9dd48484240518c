import { sheet } from './appearance'
import { suspect } from './check'
import { configureFromScript, read } from './configuration'
import { meet } from './elements'
import { uncloak } from './ready'
import { chunksOf, status, waiting } from './tags'

const WANTED = ':not(:defined),[eb-cloak],[data-eb-config]'

function found(element: Element): void {
  const { localName } = element
  if (element.hasAttribute('eb-cloak')) uncloak(element)
  if (localName === 'script' && !read.has(element)) configureFromScript(element)
  if (!chunksOf[localName]) suspect(localName)
  // cloaked elements are found when they are defined too; only loading takes elements off the list
  else if (!waiting.has(element) && status[localName] !== 'loaded') meet(element, localName)
}

// The browser's own method: `<input name="matches">` hides the form's.
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
  const root = ((place as Element).shadowRoot || place) as ParentNode & Partial<DocumentOrShadowRoot>
  if (root.adoptedStyleSheets?.includes(sheet) === false) root.adoptedStyleSheets.push(sheet)
  observer.observe(root, { childList: true, subtree: true })
  for (const element of root.querySelectorAll(WANTED)) found(element)
}
