import { closestAcross } from './surroundings'

const themed = '[data-theme="light"],[data-theme="dark"]'

/** Elements whose `data-theme` we wrote, and what: another value is the page's. */
const written = new WeakMap<HTMLElement, string>()

/**
 * Gives an element its theme: its own `data-theme`, else that of an element around it, else the configured one, else
 * the page's `color-scheme`. A widget is not dark on a page that stayed light, whatever the system says.
 */
export function applyTheme(host: HTMLElement, configured: string | undefined): void {
  const own = host.dataset.theme
  if (own !== undefined && own !== written.get(host)) return
  delete host.dataset.theme
  if (closestAcross(host, themed)) return
  const theme = (configured === 'auto' ? systemTheme() : configured) ?? pageTheme(host)
  host.dataset.theme = theme
  written.set(host, theme)
}

const systemTheme = () => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')

function pageTheme(host: HTMLElement): string {
  const schemes = getComputedStyle(host.parentElement ?? host.ownerDocument.documentElement).colorScheme
  if (!schemes.includes('dark')) return 'light'
  return schemes.includes('light') ? systemTheme() : 'dark'
}
