import { closestAcross, parentOf } from './surroundings'

const themed = '[data-theme=dark],[data-theme=light]'

/**
 * Gives an element its theme: its own `data-theme`, else that of an element around it, else the configured one, else
 * the page's `color-scheme`. A widget is not dark on a page that stayed light, whatever the system says.
 *
 * What is written is noted in `data-theme-found`, an attribute, so that a clone knows it too: another value is the
 * page's own.
 */
export function applyTheme(host: HTMLElement, configured: string | undefined): void {
  const { dataset } = host
  const { theme: own, themeFound: found } = dataset
  if (own !== found) return
  const theme = closestAcross(parentOf(host), themed)
    ? undefined
    : ((configured === 'auto' ? systemTheme() : configured) ?? pageTheme(host))
  // Only a change: what is written anew styles everything in the element anew.
  if (theme === own) return
  if (theme) dataset.theme = dataset.themeFound = theme
  else {
    delete dataset.theme
    delete dataset.themeFound
  }
}

const systemTheme = () => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')

/** What was found in this task: to ask again lays styles anew, for each of a hundred elements that come at once. */
const schemesOf = new Map<Element, string>()

function pageTheme(host: HTMLElement): string {
  const place = host.parentElement ?? host.ownerDocument.documentElement
  if (schemesOf.size === 0) queueMicrotask(() => schemesOf.clear())
  const schemes = schemesOf.get(place) ?? getComputedStyle(place).colorScheme
  schemesOf.set(place, schemes)
  if (!schemes.includes('dark')) return 'light'
  return schemes.includes('light') ? systemTheme() : 'dark'
}
