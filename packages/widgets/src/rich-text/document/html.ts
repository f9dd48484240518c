import { DOMSerializer, type Fragment, type Node } from 'prosemirror-model'
import { sanitizedBody, sanitizeHtml } from '../../rich-html/sanitizeHtml'
import { withoutPending } from './imageNodes'
import { parser } from './parser'
import { schema } from './schema'

/** Parses an HTML text, whatever it contains, into a document. @spec F-CO-2 */
export const documentOf = (html: string): Node => parser.parse(sanitizedBody(html))

/** The HTML of a document, without images that are not stored yet; empty for a document without content. */
export const htmlOf = (document: Node): string => (isEmpty(document) ? '' : htmlOfChildren(document))

/** Nodes are immutable: in a long text, a key press changes one block and its ancestors. */
const written = new WeakMap<Node, string>()

/** The HTML of a block, through the sanitiser. @spec F-CO-2 */
export function htmlOfNode(node: Node): string {
  const known = written.get(node)
  if (known !== undefined) return known
  const html = node.isTextblock ? sanitizeHtml(serializeBlock(node)) : htmlOfContainer(node)
  written.set(node, html)
  return html
}

/** Caches the HTML of all blocks in a part of a text: sanitising them together takes a fraction of the time. */
export function noteHtml(content: Fragment): void {
  const blocks: Node[] = []
  content.descendants((node) => {
    if (node.isTextblock && !written.has(node)) blocks.push(node)
    return !node.isTextblock
  })
  const clean = sanitizedBody(blocks.map(serializeBlock).join('')).children
  // There must be one element for each block; otherwise they are serialised one by one.
  if (clean.length === blocks.length)
    for (const [index, block] of blocks.entries()) written.set(block, clean[index]?.outerHTML ?? '')
  for (const node of content.content) htmlOfNode(node)
}

const serializeBlock = (node: Node): string => serialize(node.copy(withoutPending(node.content)))

const htmlOfChildren = (node: Node): string => node.content.content.map(htmlOfNode).join('')

/**
 * A list, a table or a part of one: its content is inserted into its own elements, whose only attributes are numbers.
 */
function htmlOfContainer(node: Node): string {
  const frame = serialize(node.type.create(node.attrs))
  const end = frame.indexOf('</')
  return end < 0 ? frame : frame.slice(0, end) + htmlOfChildren(node) + frame.slice(end)
}

/** An inert document for serialising nodes: nothing is loaded in it. */
let inert: Document | undefined

function serialize(node: Node): string {
  inert ??= window.document.implementation.createHTMLDocument('')
  const made = DOMSerializer.fromSchema(schema).serializeNode(node, { document: inert })
  return (made as Element).outerHTML
}

/** Whether a document is a single empty block, as in an untouched editor. */
function isEmpty({ childCount, firstChild }: Node): boolean {
  if (childCount !== 1 || !firstChild?.isTextblock || firstChild.type.name !== 'paragraph') return false
  let hasContent = false
  firstChild.forEach(({ attrs }) => {
    hasContent ||= !attrs.upload
  })
  return !hasContent
}
