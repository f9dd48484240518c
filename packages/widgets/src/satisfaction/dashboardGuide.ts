/** Default local storage key of the dashboard guide's counter. */
export const guideCounter = 'dashboardGuide'

/** After this number of visits the dashboard guide no longer appears. @spec W-SAT-12 */
export const guideVisits = 5
