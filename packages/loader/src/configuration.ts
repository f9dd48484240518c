import type { LoaderReport } from './api'
import { report } from './reports'

/** What the loader needs of the settings of the page. Before any chunk has run they are no more than this queue. */
interface PageSlot {
  queue: { push(configuration: object): unknown }
  reports?: LoaderReport[]
}

/** The settings of the page, shared with every copy of the SDK. */
export const pageSlot = (): PageSlot =>
  ((window as unknown as Record<symbol, PageSlot>)[Symbol.for('ebkit.session.1')] ||= { queue: [] })

/** Hands a configuration to the page's settings, or leaves it where they will find it. */
export const configure = (configuration: object): void => void pageSlot().queue.push(configuration)

/** Scripts with a configuration that was read. */
export const read = new WeakSet<Element>()

/** Reads `<script type="application/json" data-eb-config>` once it is complete. */
export function configureFromScript(script: Element): void {
  read.add(script)
  try {
    configure(JSON.parse(script.textContent as string))
  } catch (error) {
    // The parser may not have come to the end of it yet: it is looked at again when the document is complete.
    if (document.readyState === 'loading') read.delete(script)
    else report('configuration-invalid', `data-eb-config: ${error}`)
  }
}
