import type { Configuration } from './Configuration'
import { createPage } from './createPage'
import type { Page } from './Page'

const slot = Symbol.for('ebkit.session.1')

/** Possible content of the slot: a page of this copy or another one, or what an earlier loader left. */
type Slot = Partial<Page> & { queue?: Iterable<Configuration> }

/**
 * The settings of the page. They are stored at `globalThis[Symbol.for('ebkit.session.1')]`, so that two copies of the
 * packages share them. A loader that runs first leaves `{ queue: [configuration, …] }` there.
 * @example
 * ```ts
 * import { getPage } from '@ebkit/core/page'
 *
 * const page = getPage()
 * page.configure({ lang: 'en', theme: 'auto', strings: { en: { switch: { on: 'On sale' } } } })
 * page.$locale.subscribe((locale) => document.documentElement.setAttribute('lang', locale))
 * ```
 */
export function getPage(): Page {
  const place = globalThis as { [slot]?: Slot }
  const found = place[slot]
  if (found?.configure) return found as Page
  const page = createPage()
  Object.defineProperty(globalThis, slot, { value: page, configurable: true, writable: true })
  for (const configuration of found?.queue ?? []) page.configure(configuration)
  return page
}
