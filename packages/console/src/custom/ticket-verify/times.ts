import { storeMoment, storeTime } from '@ebkit/rules/dates'

const day = 24 * 3_600_000

/** Whether a verification can still be undone: for 24 hours. */
export const isUndoable = (row: Readonly<Record<string, unknown>>, now: number): boolean =>
  row.status === 'VALID' && now - storeMoment(row.verifyTime) < day

/** `14:32:07` where the stores are. */
export const clockTime = (moment: number): string => storeTime(moment).slice(11)
