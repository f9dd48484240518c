/**
 * The text of `::before` or `::after`, '' without one. Chromium resolves attributes in `content`; Firefox returns it as
 * written in the style sheet.
 */
export function pseudoText(element: Element, pseudo: '::before' | '::after'): string {
  const { content } = getComputedStyle(element, pseudo)
  const pieces = content.matchAll(/attr\(([\w-]+)\)|"([^"]*)"/g)
  return [...pieces].map(([, name, text]) => (name ? element.getAttribute(name) : text) ?? '').join('')
}
