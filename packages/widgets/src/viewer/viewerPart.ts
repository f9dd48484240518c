import { laterPart } from '../later/laterPart'

/** The viewer is loaded when an image is about to be opened. */
export const [useViewer, fetchViewer] = laterPart(() => import('./Viewer'))
