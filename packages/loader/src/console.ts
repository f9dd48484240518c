import type { ConsoleApplication } from './api'

/** Applications of the page. Until the console takes them, this is only the list of those that wait. */
interface ConsoleSlot {
  push(application: ConsoleApplication): unknown
}

const slot = Symbol.for('ebkit.console.1')

/** Passes an application to the console, or keeps it until there is one. */
export function register(application: ConsoleApplication): void {
  const page = window as unknown as Record<symbol, ConsoleSlot>
  page[slot] ||= []
  page[slot].push(application)
}
