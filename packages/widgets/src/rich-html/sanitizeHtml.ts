import { safeAddress } from '@ebkit/core/files'
import DOMPurify from 'dompurify'
import { parseHtml } from './parseHtml'

/** Allowed elements of rich text; the contents of other elements are kept, except those of scripts and the like. */
const tags =
  'a b blockquote br code col colgroup del div em figcaption figure font h1 h2 h3 h4 h5 h6 hr i img li ol p pre s section span strike strong sub sup table tbody td tfoot th thead tr u ul'
const attributes =
  'align alt class color cols colspan height href line-height rowspan src start style target title width'
/** Properties of a `style` that are kept. */
const styles = new Set([
  'background-color',
  'color',
  'font-size',
  'font-style',
  'font-weight',
  'height',
  'line-height',
  'text-align',
  'text-decoration',
  'text-decoration-line',
  'width',
])

/** Neither addresses nor expressions; colours as `rgb(…)`. */
const plainValue = /^(?:rgba?\([\d\s.,%/]+\)|[\w\s#%.,+-]+)$/
const rasterData = /^data:image\/(?:png|jpeg|gif|webp|bmp|avif);base64,/i
const otherLinks = /^(?:mailto|tel):/i

/**
 * Created on first use: a page, and servers, may import this without a document. It is independent of a sanitiser of
 * the host page.
 */
let made: typeof DOMPurify | undefined

function purifier(): typeof DOMPurify {
  if (made) return made
  const own = DOMPurify(window)
  own.addHook('uponSanitizeAttribute', (_, attribute) => {
    const { attrName, attrValue } = attribute
    if (attrName === 'style') attribute.attrValue = safeStyle(attrValue)
    else if (attrName === 'href') attribute.keepAttr = isSafeLink(attrValue)
    else if (attrName === 'src') attribute.keepAttr = isSafePicture(attrValue)
    if (!attribute.attrValue && attrName === 'style') attribute.keepAttr = false
  })
  own.addHook('afterSanitizeAttributes', (element) => {
    if (element.nodeName !== 'A' || !element.hasAttribute('target')) return
    element.setAttribute('target', '_blank')
    element.setAttribute('rel', 'noopener noreferrer')
  })
  made = own
  return own
}

const options = {
  ALLOWED_TAGS: tags.split(' '),
  ALLOWED_ATTR: attributes.split(' '),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // The hooks check addresses.
  ALLOWED_URI_REGEXP: /^/,
}

/**
 * Sanitises rich text: removes scripts, handlers, forms, frames, all addresses except http, https, mailto and tel,
 * and all styles except those of text.
 * @spec F-CO-2 F-CO-3
 */
export const sanitizeHtml = (html: string): string => purifier().sanitize(html, options)

/** The same for a pasted text, in which an editor marks where its own texts were cut. */
export const sanitizePasted = (html: string): string =>
  purifier().sanitize(html, { ...options, ADD_ATTR: ['data-pm-slice'] })

/** The same, as nodes of an inert document, in which nothing is loaded. */
export const sanitizedBody = (html: string): HTMLElement => parseHtml(sanitizeHtml(html))

/** Whether a link may have this address. */
export const isSafeLink = (address: string): boolean =>
  otherLinks.test(address.trim()) || isWebAddress(address)

/** Whether an image may have this address. */
export const isSafePicture = (address: string): boolean =>
  rasterData.test(address.trim()) || isWebAddress(address)

function isWebAddress(address: string): boolean {
  const safe = safeAddress(address)
  return safe !== undefined && /^https?:/.test(safe)
}

function safeStyle(text: string): string {
  const kept: string[] = []
  for (const declaration of text.split(';')) {
    const colon = declaration.indexOf(':')
    const name = declaration.slice(0, Math.max(colon, 0)).trim().toLowerCase()
    const value = declaration
      .slice(colon + 1)
      .replace(/!\s*important/i, '')
      .trim()
    if (styles.has(name) && plainValue.test(value)) kept.push(`${name}: ${value}`)
  }
  return kept.join('; ')
}
