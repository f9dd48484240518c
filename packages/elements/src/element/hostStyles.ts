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
    const box = display === 'contents' ? '' : viewBox
    sheet.replaceSync(`:host { display: ${display}; }\n${css}${box}${ownWidth ? strut(ownWidth) : ''}`)
    sheets.set(key, sheet)
  }
  return sheet
}

/**
 * An underline of the page is not inherited but drawn through everything that flows, and stops at what stands in a line as
 * one thing. The line itself has no height of its own. On paper that one thing could not be cut between two pages.
 */
const viewBox = `
.eb-line {
  display: block;
  height: 100%;
  font-size: 0;
  line-height: 0;
}
.eb-element {
  display: inline-block;
  width: 100%;
  height: 100%;
}
@media print {
  .eb-element {
    display: block;
  }
}`

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
