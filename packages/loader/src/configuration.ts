import type { LoaderReport } from './api'
import { report } from './reports'

/** The part of the page's settings that the loader uses. Before any chunk has run it is only this queue. */
interface PageSlot {
  queue: { push(configuration: object): unknown }
  reports?: LoaderReport[]
}

/** The settings of the page, shared with every copy of the SDK. */
export const pageSlot = (): PageSlot =>
  ((window as unknown as Record<symbol, PageSlot>)[Symbol.for('ebkit.session.1')] ||= { queue: [] })

/** Passes a configuration to the page's settings, or queues it until they exist. */
export const configure = (configuration: object): void => void pageSlot().queue.push(configuration)

/** Configuration scripts that were read. */
export const read = new WeakSet<Element>()

/** Reads `<script type="application/json" data-eb-config>` once it is complete. */
export function configureFromScript(script: Element): void {
  read.add(script)
  try {
    configure(JSON.parse(script.textContent as string))
  } catch (error) {
    // The parser may not have reached its end yet: read it again when the document is complete.
    if (document.readyState === 'loading') read.delete(script)
    else report('configuration-invalid', `data-eb-config: ${error}`)
  }
}
