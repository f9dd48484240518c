import { sanitizePasted } from '../../rich-html/sanitizeHtml'
import { convertWordLists } from './wordLists'

/** Elements of office programs and pages that are no part of a text. */
const noText =
  'style, script, meta, link, title, xml, head, [style*="mso-hide:all"], [style*="display:none" i]'

/**
 * A pasted text without what Word, spreadsheets and web pages add to it: comments, style sheets, markers of lists,
 * hidden text. What is left has passed the sanitiser; the schema then keeps what a text can consist of.
 *
 * @spec F-CO-2
 */
export function cleanPasted(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const element of body.querySelectorAll(noText)) element.remove()
  convertWordLists(body)
  unwrapOfficeTags(body)
  return sanitizePasted(body.innerHTML)
}

/** `<o:p>` and others with a prefix: their contents stay. */
function unwrapOfficeTags(body: HTMLElement): void {
  for (const element of body.querySelectorAll('*'))
    if (element.localName.includes(':')) element.replaceWith(...element.childNodes)
}

/** Whether pasted HTML is one picture and no text: then its file is taken. */
export function isPictureOnly(html: string): boolean {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return body.querySelectorAll('img').length <= 1 && !body.textContent?.trim()
}
