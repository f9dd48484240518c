import { closestAcross, parentOf } from './surroundings'

const pageTheme = ':is([data-theme=dark],[data-theme=light])'
const themed = `${pageTheme},[data-eb-theme]`

/**
 * Gives an element its theme: its own `data-theme`, else that of an element around it, else the configured one, else
 * the page's `color-scheme`. A widget is not dark on a page that stayed light, whatever the system says.
 *
 * What is found is written in an attribute of our own: rules of the page for `[data-theme]` are not for our elements.
 */
export function applyTheme(host: HTMLElement, configured: string | undefined): void {
  const isGiven = host.matches(pageTheme) || closestAcross(parentOf(host), themed)
  const found = () => (configured === 'auto' ? systemTheme() : configured) ?? themeOfScheme(host)
  writeTheme(host, isGiven ? undefined : found())
}

/** Writes the theme that the tokens have for an element and what is inside; undefined: that of what is around it. */
export function writeTheme({ dataset }: HTMLElement, theme: string | undefined): void {
  // Only a change: what is written anew styles everything in the element anew.
  if (theme === dataset.ebTheme) return
  if (theme) dataset.ebTheme = theme
  else delete dataset.ebTheme
}

const systemTheme = () => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')

/** What was found in this task: to ask again lays styles anew, for each of a hundred elements that come at once. */
const schemesOf = new Map<Element, string>()

function themeOfScheme(host: HTMLElement): string {
  const place = host.parentElement ?? host.ownerDocument.documentElement
  if (schemesOf.size === 0) queueMicrotask(() => schemesOf.clear())
  const schemes = schemesOf.get(place) ?? getComputedStyle(place).colorScheme
  schemesOf.set(place, schemes)
  if (!schemes.includes('dark')) return 'light'
  return schemes.includes('light') ? systemTheme() : 'dark'
}
