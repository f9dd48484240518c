import { laterPart } from '../../later/laterPart'

export const [useMoving] = laterPart(() => import('./Moving'))
