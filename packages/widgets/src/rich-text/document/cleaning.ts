import { createWordLists } from './wordLists'

/** Elements of office programs and pages that are not part of a text. */
const noText =
  'style, script, meta, link, title, xml, head, [style*="mso-hide:all"], [style*="display:none" i]'

/**
 * Removes what Word, spreadsheets and web pages add to a pasted text: comments, style sheets, list markers, hidden
 * text. Yields after each element, so that a long text can be cleaned in slices. The sanitiser runs after it.
 */
export function* cleaning(body: HTMLElement): Generator<void> {
  const takeIntoList = createWordLists()
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_COMMENT)
  for (let node = walker.nextNode(); node; ) {
    if (!(node instanceof HTMLElement) || node.matches(noText)) node = takeOut(walker, node, [])
    else if (node.localName.includes(':'))
      // `<o:p>` and others with a prefix: their contents are kept.
      node = takeOut(walker, node, [...node.childNodes])
    else {
      takeIntoList(node)
      node = walker.nextNode()
    }
    yield
  }
}

/** Replaces a node by others, and moves to the next one. */
function takeOut(walker: TreeWalker, node: Node, contents: readonly Node[]): Node | null {
  const element = node as ChildNode
  const before = walker.previousNode() ?? walker.root
  element.replaceWith(...contents)
  walker.currentNode = before
  return walker.nextNode()
}
