const sheet = new CSSStyleSheet()
// The element has no code yet, and a shadow root made for it would be in the way of its own: a pseudo-element is not.
sheet.replaceSync(
  '[eb-cloak]{visibility:hidden!important}[eb-failed]::before{content:"加载失败"}[eb-failed]:lang(en)::before{content:"Failed to load"}',
)

/** Makes `eb-cloak` and the text of a failed element work inside a document or shadow root. */
export function adoptAppearance(root: Partial<DocumentOrShadowRoot>): void {
  if (root.adoptedStyleSheets?.includes(sheet) === false) root.adoptedStyleSheets.push(sheet)
}
