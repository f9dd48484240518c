import { laterPart } from '../later/laterPart'

export const [useQuestions, fetchQuestions] = laterPart(() => import('./actions/Dialogs'))
export const [useUploading] = laterPart(() => import('./uploading/uploading'))
export const [usePreview] = laterPart(() => import('./preview/preview'))
