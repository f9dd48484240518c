import { closestAcross, parentOf } from './surroundings'

const pageTheme = ':is([data-theme=dark],[data-theme=light])'
const themed = `${pageTheme},[data-eb-theme]`

/**
 * Sets the theme of an element: its own `data-theme`, else an ancestor's, else the configured one, else the page's
 * `color-scheme`. A widget is not dark on a light page, whatever the system prefers.
 *
 * The result is in an attribute of our own, so that the page's rules for `[data-theme]` do not apply to our elements.
 */
export function applyTheme(host: HTMLElement, configured: string | undefined): void {
  const isGiven = host.matches(pageTheme) || closestAcross(parentOf(host), themed)
  const found = () => (configured === 'auto' ? systemTheme() : configured) ?? themeOfScheme(host)
  writeTheme(host, isGiven ? undefined : found())
}

/** Writes the theme for an element and its content; undefined: its ancestor's. */
export function writeTheme({ dataset }: HTMLElement, theme: string | undefined): void {
  // Only on changes: writing it makes the browser recalculate all styles in the element.
  if (theme === dataset.ebTheme) return
  if (theme) dataset.ebTheme = theme
  else delete dataset.ebTheme
}

const systemTheme = () => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')

/** Results of this task: reading again would recalculate styles for each of a hundred elements inserted at once. */
const schemesOf = new Map<Element, string>()

function themeOfScheme(host: HTMLElement): string {
  const place = host.parentElement ?? host.ownerDocument.documentElement
  if (schemesOf.size === 0) queueMicrotask(() => schemesOf.clear())
  let schemes = schemesOf.get(place) ?? getComputedStyle(place).colorScheme
  // No rule sets a color scheme: the page's meta tag applies, which is not part of computed styles.
  if (schemes === 'normal')
    schemes = document.querySelector<HTMLMetaElement>('[name=color-scheme]')?.content ?? schemes
  schemesOf.set(place, schemes)
  if (!schemes.includes('dark')) return 'light'
  return schemes.includes('light') ? systemTheme() : 'dark'
}
