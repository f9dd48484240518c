/** Local storage key of the dashboard guide's counter, where neither the page nor the widget names another. */
export const guideCounter = 'dashboardGuide'

/** From this number of visits on the dashboard guide is out of the way. @spec W-SAT-12 */
export const guideVisits = 5
