import type { ElementDefinition } from '../definition'
import css from './host.css'
import viewBox from './viewBox.css'

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
    const width = `${ownWidth ? strut(ownWidth) : ''}${display === 'inline-block' ? narrowMessage : ''}`
    sheet.replaceSync(`:host { display: ${display}; }\n${css}${box}${width}`)
    sheets.set(key, sheet)
  }
  return sheet
}

/** A message is as wide as its field, which must not grow while it is there; of a small one such as a switch, wide enough to be read. */
const narrowMessage = `
.eb-element .eb-field-error {
  width: 0;
  min-width: max(100%, 120px);
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
