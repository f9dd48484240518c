import { hasChangedForm } from './hasChangedForm'
import type { SatisfactionOptions } from './satisfactionModel'

/** Reloads the page after a failure, unless it would lose something by it or does not want to. @spec W-SAT-32 */
export function reloadUnlessLost(
  { noReload, onBeforeReload }: Pick<SatisfactionOptions, 'noReload' | 'onBeforeReload'>,
  page: { document: ParentNode; location: Pick<Location, 'reload'> } = window,
): void {
  if (noReload || hasChangedForm(page.document) || onBeforeReload?.() === false) return
  page.location.reload()
}
