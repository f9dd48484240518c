import { settings } from './scriptTag'

/**
 * The language that an element will most likely use: its own, its scope's, the script tag's or the page's. A wrong
 * guess costs only a round trip: the element loads what it needs.
 */
export function languageOf(element: Element): 'zh' | 'en' {
  const lang =
    element.getAttribute('lang') ||
    element.closest('eb-scope[lang]')?.getAttribute('lang') ||
    settings.lang ||
    element.ownerDocument.documentElement.lang
  return /^(zh(?![a-z])|\s*$)/i.test(lang) ? 'zh' : 'en'
}
