import { laterPart } from '../later/laterPart'

/** The calendar is loaded on demand: parsing and typing a date do not need it. */
export const [usePanel, fetchPanel] = laterPart(() => import('./Panel'))
