/** A root that can adopt styles: a document or a shadow root. */
export type StyleRoot = Document | ShadowRoot

/** One sheet per text and document: a sheet can only be adopted in the document it was constructed for. */
const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>()

/** Adopts a style sheet into a root, once; all roots of a document share the sheet. Works under a strict CSP. */
export function adoptStyles(root: StyleRoot, css: string): void {
  const sheet = sharedSheet(root.ownerDocument ?? root, css)
  // Reassigned instead of pushed: early implementations freeze the list.
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
}

function sharedSheet(document: Document, css: string): CSSStyleSheet {
  const known = sheets.get(document) ?? new Map<string, CSSStyleSheet>()
  sheets.set(document, known)
  let sheet = known.get(css)
  if (!sheet) {
    sheet = new (document.defaultView ?? window).CSSStyleSheet()
    sheet.replaceSync(css)
    known.set(css, sheet)
  }
  return sheet
}
