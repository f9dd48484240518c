import { today } from './today'

/** The time zone of stores, and of times in rows. It has no daylight saving time. */
export const storeTimeZone = 'Asia/Shanghai'

/** How far store time is ahead of UTC. */
const offset = { text: '+08:00', milliseconds: 8 * 3_600_000 }

/** Today in the stores, wherever the device is: `2026-11-20`. @param now milliseconds since 1970; default now */
export const storeDay = (now?: number): string => today(storeTimeZone, now)

/** Milliseconds since 1970 of a time in a row, `2026-11-20 09:05:00`; NaN for anything else. */
export const storeMoment = (time: unknown): number =>
  typeof time === 'string' ? Date.parse(`${time.replace(' ', 'T')}${offset.text}`) : Number.NaN

/** A moment in store time, as rows have it: `2026-11-20 09:05:00`. @param moment milliseconds since 1970 */
export const storeTime = (moment: number): string =>
  new Date(moment + offset.milliseconds).toISOString().slice(0, 19).replace('T', ' ')
