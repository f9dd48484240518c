import { laterPart } from '../../later/laterPart'

export const [useWorking] = laterPart(() => import('../working/working'))
export const [useUploading] = laterPart(() => import('../uploading/uploading'))
export const [usePreview] = laterPart(() => import('../preview/preview'))
