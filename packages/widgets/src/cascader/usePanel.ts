import { laterPart } from '../later/laterPart'

/** The panel is loaded when the pointer or focus comes near the field, so that it opens at once. */
export const [usePanel, fetchPanel] = laterPart(() => import('./Panel'))
