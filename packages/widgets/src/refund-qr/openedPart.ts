import { laterPart } from '../later/laterPart'

/** The content of the dialog, with the code for QR codes, is loaded when it opens. */
export const [useOpened] = laterPart(() => import('./opened'))
