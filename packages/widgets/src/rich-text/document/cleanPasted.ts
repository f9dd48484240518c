import { parseHtml } from '../../rich-html/parseHtml'
import { sanitizePasted } from '../../rich-html/sanitizeHtml'
import { cleaning } from './cleaning'

/**
 * Removes what Word, spreadsheets and web pages add to a pasted text. The result has passed the sanitiser; the schema
 * then keeps the supported content.
 * @spec F-CO-2
 */
export function cleanPasted(html: string): string {
  const body = parseHtml(html)
  for (const _ of cleaning(body));
  return sanitizePasted(body.innerHTML)
}

/** Whether pasted HTML is one image without text: its file is used then. */
export function isPictureOnly(html: string): boolean {
  return isPicture(parseHtml(html))
}

/** Whether a parsed text is a single image. */
export function isPicture(body: HTMLElement): boolean {
  return body.querySelectorAll('img').length <= 1 && !body.textContent?.trim()
}
