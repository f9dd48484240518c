/** Status that is recorded with the base configuration of a mini-program. @spec W-MPA-17 */
export const configuredStatus = 1

/** Status that is recorded when a mini-program has been registered. @spec W-MPA-18 */
export const registeredStatus = 3
