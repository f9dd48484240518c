import { laterPart } from '../later/laterPart'

/** The viewer comes when something is about to be looked at. */
export const [useViewer, fetchViewer] = laterPart(() => import('./Viewer'))
