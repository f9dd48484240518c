import { getPage } from '@ebkit/core/page'

/** As the rating reads it (W-SAT-12). */
const counter = 'dashboardGuide'

/** From this visit on nobody is new here. */
const guideVisits = 5

/**
 * Counts a visit of the start page, so that the rating does not come by itself while somebody finds their way.
 *
 * @spec W-SAT-12
 */
export function countVisit(): void {
  const { storage } = getPage()
  const visits = Number(storage.get(counter)) || 0
  if (visits < guideVisits) storage.set(counter, String(visits + 1))
}
