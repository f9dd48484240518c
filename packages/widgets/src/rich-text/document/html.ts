import { DOMParser, DOMSerializer, type Node } from 'prosemirror-model'
import { sanitizedBody, sanitizeHtml } from '../../rich-html/sanitizeHtml'
import { withoutPending } from './imageNodes'
import { schema } from './schema'

/** The document of an HTML text, whatever it contains. @spec F-CO-2 */
export const documentOf = (html: string): Node => DOMParser.fromSchema(schema).parse(sanitizedBody(html))

/** The HTML of a document, without images that are not stored yet; empty for a document without content. */
export function htmlOf(document: Node): string {
  if (isEmpty(document)) return ''
  const holder = window.document.implementation.createHTMLDocument('').body
  DOMSerializer.fromSchema(schema).serializeFragment(
    withoutPending(document.content),
    { document: holder.ownerDocument },
    holder,
  )
  return sanitizeHtml(holder.innerHTML)
}

/** Nothing but one empty block: what an untouched editor contains. */
function isEmpty({ childCount, firstChild }: Node): boolean {
  if (childCount !== 1 || !firstChild?.isTextblock || firstChild.type.name !== 'paragraph') return false
  let hasContent = false
  firstChild.forEach(({ attrs }) => {
    hasContent ||= !attrs.upload
  })
  return !hasContent
}
