/**
 * Makes `style` attributes hold. Under a page's policy for styles (CSP) a browser keeps those that come as a text, but ignores what
 * they say; from a script it takes them.
 */
export function applyStyles(place: ParentNode): void {
  for (const element of place.querySelectorAll<HTMLElement>('[style]'))
    if (element.style.length === 0) element.style.cssText = element.getAttribute('style') ?? ''
}
