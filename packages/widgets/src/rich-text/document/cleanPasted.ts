import { parseHtml } from '../../rich-html/parseHtml'
import { sanitizePasted } from '../../rich-html/sanitizeHtml'
import { cleaning } from './cleaning'

/**
 * A pasted text without what Word, spreadsheets and web pages add to it. What is left has passed the sanitiser; the schema
 * then keeps what a text can consist of.
 *
 * @spec F-CO-2
 */
export function cleanPasted(html: string): string {
  const body = parseHtml(html)
  for (const _ of cleaning(body));
  return sanitizePasted(body.innerHTML)
}

/** Whether pasted HTML is one picture and no text: then its file is taken. */
export function isPictureOnly(html: string): boolean {
  return isPicture(parseHtml(html))
}

/** Whether a parsed text is one picture and nothing else. */
export function isPicture(body: HTMLElement): boolean {
  return body.querySelectorAll('img').length <= 1 && !body.textContent?.trim()
}
