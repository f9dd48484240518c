import { filePreview } from '../file-preview'

filePreview.register()

export * from '../file-preview'
