/**
 * The text that `::before` or `::after` draws, '' where there is none. Chromium gives `content` with the values of
 * attributes in it, Firefox as it stands in the style sheet.
 */
export function pseudoText(element: Element, pseudo: '::before' | '::after'): string {
  const { content } = getComputedStyle(element, pseudo)
  const pieces = content.matchAll(/attr\(([\w-]+)\)|"([^"]*)"/g)
  return [...pieces].map(([, name, text]) => (name ? element.getAttribute(name) : text) ?? '').join('')
}
