/** The time zone of the stores, and of times on the wire. */
const timeZone = 'Asia/Shanghai'
const offset = '+08:00'
const day = 24 * 3_600_000

/** Milliseconds since 1970 of a time on the wire: `2026-11-20 09:05:00`. */
export const momentOf = (time: unknown): number =>
  typeof time === 'string' ? Date.parse(`${time.replace(' ', 'T')}${offset}`) : Number.NaN

/** Whether a verification can still be undone: for 24 hours. */
export const isUndoable = (row: Readonly<Record<string, unknown>>, now: number): boolean =>
  row.status === 'VALID' && now - momentOf(row.verifyTime) < day

/** `14:32:07` where the stores are. */
export const clockTime = (moment: number): string =>
  new Date(moment).toLocaleTimeString('en-GB', { timeZone })

/** `2026-11-20` where the stores are. */
export const storeToday = (now: number): string => new Date(now).toLocaleDateString('sv-SE', { timeZone })
