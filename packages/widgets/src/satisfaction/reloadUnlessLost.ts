import { hasChangedForm } from './hasChangedForm'
import type { SatisfactionOptions } from './satisfactionModel'

/** Reloads the page after a failure, unless entries would be lost or the page refuses. @spec W-SAT-32 */
export function reloadUnlessLost(
  { noReload, onBeforeReload }: Pick<SatisfactionOptions, 'noReload' | 'onBeforeReload'>,
  page: { document: ParentNode; location: Pick<Location, 'reload'> } = window,
): void {
  if (noReload || hasChangedForm(page.document) || onBeforeReload?.() === false) return
  page.location.reload()
}
