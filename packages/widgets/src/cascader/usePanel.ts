import { laterPart } from '../later/laterPart'

/** What opens: it is fetched when a person comes near the field, so that it is there with the press. */
export const [usePanel, fetchPanel] = laterPart(() => import('./Panel'))
