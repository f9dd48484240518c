import type { EB, LoaderReport } from './api'

/**
 * The page's object under our name: a copy of this script, or something else. An element with this id does not count.
 */
export const present = (Object.hasOwn(window, 'EB') && window.EB) as Partial<EB> | undefined

/** All failures on this page so far; `EB.diagnose()` returns them. */
export const reports: LoaderReport[] = present?.diagnose?.().reports || []

/** Records a failure, and logs it to the console. */
export function report(code: string, message: string): void {
  reports.push({ code, message })
  // Some old pages remove the console.
  globalThis.console?.warn(`[ebkit] ${message}`)
}
