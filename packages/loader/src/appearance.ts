/**
 * Styles for `eb-cloak` and the message of a failed element, for documents and shadow roots that contain them.
 * Content behind a gate is hidden until the gate has loaded; if it fails, only its message is visible.
 */
export const sheet = new CSSStyleSheet()
// 加载失败 as CSS escapes: the script is ASCII, and JavaScript escapes are longer. A pseudo-element shows it, because a
// shadow root made here would block the element's own.
sheet.replaceSync(
  '[eb-cloak],eb-wecom-gate:not(:defined),eb-wecom-gate:not(:defined) *{visibility:hidden!important}eb-wecom-gate::before{visibility:visible}[eb-failed]::before{content:"\\52a0\\8f7d\\5931\\8d25"}[eb-failed]:lang(en)::before{content:"Failed to load"}',
)
