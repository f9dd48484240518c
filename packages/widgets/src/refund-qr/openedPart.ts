import { laterPart } from '../later/laterPart'

/** What the dialog holds, with everything about QR codes: it is needed once it opens. */
export const [useOpened] = laterPart(() => import('./opened'))
