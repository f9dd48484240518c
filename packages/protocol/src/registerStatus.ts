/** Status that is recorded with the base configuration of a mini-program. @spec W-MPA-17 */
export const configuredStatus = 1

/**
 * Status that is recorded when a mini-program has been registered. @spec W-MPA-18
 *
 * @example
 * ```ts
 * import { configuredStatus, registeredStatus } from '@ebkit/protocol/register-status'
 *
 * const progressOf = (status: number) =>
 *   status === registeredStatus ? 'registered' : status === configuredStatus ? 'configured' : 'not begun'
 * progressOf(3) // 'registered'
 * ```
 */
export const registeredStatus = 3
