import { report } from './reports'
import { settings } from './scriptTag'

const slot = Symbol.for('ebkit.session.1')

/** The part of the page's session that the loader needs; before any chunk has run it is only a queue. */
interface SessionSlot {
  queue: object[]
  configure?(configuration: object): void
}

const page = globalThis as unknown as Record<symbol, SessionSlot | undefined>

/** Hands a configuration to the page's session, or leaves it where the session will find it. */
export function configure(configuration: object): void {
  page[slot] ||= { queue: [] }
  const session = page[slot]
  if (session.configure) session.configure(configuration)
  else session.queue.push(configuration)
}

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
    report('configuration-invalid', `script[data-eb-config] was ignored: ${error}`)
  }
  read.add(script)
}
