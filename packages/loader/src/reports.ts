import type { EB, LoaderReport } from './api'

/** What the page holds under our name: a copy of this script, or something else. An element's id does not count. */
export const present = (Object.hasOwn(window, 'EB') && window.EB) as Partial<EB> | undefined

/** Everything that went wrong so far, on this page; `EB.diagnose()` shows it. */
export const reports: LoaderReport[] = present?.diagnose?.().reports || []

/** Keeps a report, and tells the developer in the console. */
export function report(code: string, message: string): void {
  reports.push({ code, message })
  // Old pages have taken the console away.
  globalThis.console?.warn(`[ebkit] ${message}`)
}
