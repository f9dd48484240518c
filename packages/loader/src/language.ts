import { settings } from './scriptTag'

/**
 * The language whose texts an element will most likely ask for: of itself, its scope, the script tag, the page. A wrong
 * guess costs a round trip, no more: the element loads what it needs.
 */
export function languageOf(element: Element): 'zh' | 'en' {
  const lang =
    element.getAttribute('lang') ||
    element.closest('eb-scope[lang]')?.getAttribute('lang') ||
    settings.lang ||
    element.ownerDocument.documentElement.lang
  return /^(zh(?![a-z])|\s*$)/i.test(lang) ? 'zh' : 'en'
}
