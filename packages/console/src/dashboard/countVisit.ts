import { getPage } from '@ebkit/core/page'
import { guideCounter, guideVisits } from '@ebkit/widgets/satisfaction'

/**
 * Counts a visit of the start page, so that the rating does not open by itself on the first visits.
 *
 * @spec W-SAT-12
 */
export function countVisit(): void {
  const { storage } = getPage()
  const visits = Number(storage.get(guideCounter)) || 0
  if (visits < guideVisits) storage.set(guideCounter, String(visits + 1))
}
