import type { ElementDefinition } from '../definition'
import css from './host.css'

const sheets = new Map<string, CSSStyleSheet>()

/** The style sheet of an element's own box and of what keeps the page's styles out. */
export function hostStyles(display: NonNullable<ElementDefinition['display']>): CSSStyleSheet {
  let sheet = sheets.get(display)
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(`:host { display: ${display}; }\n${css}`)
    sheets.set(display, sheet)
  }
  return sheet
}
