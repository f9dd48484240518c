/**
 * Applies `style` attributes. A content security policy for styles lets a browser keep attributes of parsed HTML but
 * not apply them; styles set by a script are applied.
 */
export function applyStyles(place: ParentNode): void {
  for (const element of place.querySelectorAll<HTMLElement>('[style]'))
    if (element.style.length === 0) element.style.cssText = element.getAttribute('style') ?? ''
}
