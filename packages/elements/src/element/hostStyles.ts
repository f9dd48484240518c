import type { ElementDefinition } from '../definition'
import css from './host.css'

const sheets = new Map<string, CSSStyleSheet>()

/**
 * The style sheet of an element's host and for isolation from the page's styles.
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
 * An underline of the page is not inherited but drawn through flowing content, and stops at an atomic inline box. The
 * line adds no height. Its first line is that of the page: a label beside a field stays where it is when a message appears
 * below. In print it is a block, because an inline box cannot break between two pages.
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
  baseline-source: first;
}
@media print {
  .eb-element {
    display: block;
  }
}`

/** A line without height that gives the preferred width: two words this far apart, which wrap in a narrower box. */
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
