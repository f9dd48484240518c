import type { LoaderReport } from './api'
import { report } from './reports'
import { settings } from './scriptTag'

const slot = Symbol.for('ebkit.session.1')

/** What the loader needs of the settings of the page. Before any chunk has run they are no more than this queue. */
interface PageSlot {
  queue: { push(configuration: object): unknown }
  reports?: LoaderReport[]
}

const place = globalThis as unknown as Record<symbol, PageSlot>

/** The settings of the page, shared with every copy of the SDK. */
export const pageSlot = (): PageSlot => (place[slot] ||= { queue: [] })

/** Hands a configuration to the page's settings, or leaves it where they will find it. */
export const configure = (configuration: object): void => void pageSlot().queue.push(configuration)

/** The attributes of the script tag, without those for the loader itself. The session names what it does not know. */
export function configureFromAttributes(): void {
  const { base, preload, integrity, ...configuration } = settings
  configure(configuration)
}

const read = new WeakSet<Element>()

/** Reads `<script type="application/json" data-eb-config>` once it is complete. */
export function configureFromScript(script: Element): void {
  if (read.has(script)) return
  try {
    configure(JSON.parse(script.textContent as string))
  } catch (error) {
    // The parser may not have come to the end of it yet: it is looked at again when the document is complete.
    if (document.readyState === 'loading') return
    report('configuration-invalid', `data-eb-config: ${error}`)
  }
  read.add(script)
}
