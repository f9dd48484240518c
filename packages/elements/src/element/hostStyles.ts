import type { ElementDefinition } from '../definition'
import css from './host.css'

const sheets = new Map<string, CSSStyleSheet>()

/**
 * The style sheet of an element's own box and of what keeps the page's styles out.
 *
 * @param ownWidth of `ElementDefinition`
 */
export function hostStyles(
  display: NonNullable<ElementDefinition['display']>,
  ownWidth?: number,
): CSSStyleSheet {
  const key = `${display} ${ownWidth}`
  let sheet = sheets.get(key)
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(`:host { display: ${display}; }\n${css}${ownWidth ? strut(ownWidth) : ''}`)
    sheets.set(key, sheet)
  }
  return sheet
}

/** A line without height: two words that want to stand so far from one another, and below one another where they must. */
const strut = (width: number) => `
.eb-element::before {
  content: ". .";
  display: block;
  height: 0;
  overflow: hidden;
  visibility: hidden;
  font-size: 0;
  word-spacing: ${width}px;
}`
