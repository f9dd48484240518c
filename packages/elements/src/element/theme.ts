import { closestAcross } from './surroundings'

const themed = '[data-theme="light"],[data-theme="dark"]'

/**
 * Gives an element its theme: its own `data-theme`, else that of an element around it, else the configured one, else
 * the page's `color-scheme`. A widget is not dark on a page that stayed light, whatever the system says.
 *
 * What is written is noted in `data-theme-found`, an attribute, so that a clone knows it too: another value is the
 * page's own.
 */
export function applyTheme(host: HTMLElement, configured: string | undefined): void {
  const { theme: own, themeFound: found } = host.dataset
  if (own !== found) return
  delete host.dataset.theme
  delete host.dataset.themeFound
  if (closestAcross(host, themed)) return
  const theme = (configured === 'auto' ? systemTheme() : configured) ?? pageTheme(host)
  host.dataset.theme = theme
  host.dataset.themeFound = theme
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
