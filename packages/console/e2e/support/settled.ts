import type { Page } from '@playwright/test'

/** What stands on the page that is shown. */
export interface Shown {
  readonly heading: string
  readonly text: string
  readonly alerts: readonly string[]
  readonly filters: readonly string[]
  readonly tabs: readonly string[]
  /** Buttons, with those beside the filters. */
  readonly buttons: readonly string[]
  /** How many lists there are, and how many rows and cards they show. */
  readonly lists: number
  readonly rows: number
}

/** What the texts of a page are read from. */
const selectors = {
  alerts: '[role=alert]',
  filters: '.eb-data-list__chip > button:first-child',
  tabs: '[role=tab]',
  buttons: 'button',
}

/** Waits until the page at a path is shown and nothing on it is loading. */
export async function settled(page: Page, path: string): Promise<Shown> {
  const waiting = page.waitForFunction(
    ({ path, selectors }) => {
      const tab = document.querySelector('.eb-page-tabs [aria-current=page]')?.getAttribute('href')
      // an address that no route has stands in no tab and in no page, but in the message that says so
      const shown = tab ? '.eb-page:not([hidden])' : '.eb-shell__pages > .eb-page__sheet'
      const place = document.querySelector<HTMLElement>(shown)
      if (!place) return
      if (tab ? tab.replace(/\?.*/, '') !== `#${path}` : !place.textContent?.includes(path)) return
      if (place.querySelector('[aria-busy=true], .eb-skeleton') || !place.querySelector('h1, h2')) return
      // No function has a name here: some compilers call a helper for each, which the browser does not have.
      const texts = Object.entries(selectors).map(([name, selector]) => [
        name,
        [...place.querySelectorAll(selector)].flatMap((one) => {
          // How many wait is no part of what a button is called.
          const count = one.querySelector('.eb-toolbar-count')?.textContent ?? ''
          return one.textContent?.slice(0, -count.length || undefined).trim() || []
        }),
      ])
      return {
        ...Object.fromEntries(texts),
        heading: place.querySelector('h1')?.textContent ?? '',
        text: place.innerText,
        lists: place.querySelectorAll('.eb-data-list').length,
        rows: place.querySelectorAll('[role=row][data-key], [data-card]').length,
      }
    },
    { path, selectors },
    { timeout: 20_000 },
  )
  const shown = await waiting.catch((cause) => {
    throw new Error(`${path} does not come to rest`, { cause })
  })
  return (await shown.jsonValue()) as Shown
}
