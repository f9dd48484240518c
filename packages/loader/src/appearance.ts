/** Makes `eb-cloak` and the text of a failed element work in the documents and shadow roots that have it. */
export const sheet = new CSSStyleSheet()
// 加载失败 in escapes of CSS: the script is ASCII, and those of JavaScript are longer.
// The element has no code yet, and a shadow root made for it would be in the way of its own: a pseudo-element is not.
sheet.replaceSync(
  '[eb-cloak]{visibility:hidden!important}[eb-failed]::before{content:"\\52a0\\8f7d\\5931\\8d25"}[eb-failed]:lang(en)::before{content:"Failed to load"}',
)
