import { getPage } from '../page/getPage'
import { nearestName } from '../page/nearestName'
import type { PageReport } from '../page/Page'
import { checkThemes } from './checkThemes'
import { diagnosisText } from './diagnosisTexts'
import { findGatewayProblem } from './findGatewayProblem'

export { findGatewayProblem } from './findGatewayProblem'
export { findHotelProblem } from './findHotelProblem'
export { reportRefusedTokens } from './reportRefusedTokens'
export { checkThemes }

/** Reports unknown tags of the document that resemble a known one. */
export function checkTags(known: readonly string[]): void {
  const page = getPage()
  for (const { localName } of document.querySelectorAll(':not(:defined)')) {
    if (!localName.startsWith('eb-') || known.includes(localName)) continue
    const nearest = nearestName(localName, known)
    if (nearest)
      page.report(
        'tag-unknown',
        diagnosisText('tag-unknown', page.$locale.get(), { tag: localName, nearest }),
      )
  }
}

function checkStorage(): void {
  const page = getPage()
  const key = 'ebkit.check'
  if (!page.storage.set(key, key))
    page.report('storage-blocked', diagnosisText('storage-blocked', page.$locale.get()))
  page.storage.remove(key)
}

/**
 * Finds common mistakes of a page, and reports them in the browser's console: `EB.diagnose()` calls this. Never
 * rejects.
 * @param known the tags that there are
 * @returns everything that is known to be wrong
 * @example
 * ```ts
 * import { checkPage } from '@ebkit/core/diagnosis'
 *
 * for (const { code, message } of await checkPage(['eb-date-range', 'eb-switch'])) console.log(code, message)
 * ```
 */
export async function checkPage(known: readonly string[]): Promise<readonly PageReport[]> {
  const page = getPage()
  checkTags(known)
  checkStorage()
  checkThemes()
  await findGatewayProblem(page)
  return page.reports
}
