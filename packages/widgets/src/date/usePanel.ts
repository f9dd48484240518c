import { laterPart } from '../later/laterPart'

/** The calendar: nobody needs it to read a date or to type one. */
export const [usePanel, fetchPanel] = laterPart(() => import('./Panel'))
