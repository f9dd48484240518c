/** Path of the registration tutorial. @spec W-MPA-1 */
export const tutorialPath = '/applets/help'
