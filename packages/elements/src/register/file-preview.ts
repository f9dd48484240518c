import { filePreview } from '../pure/file-preview'

filePreview.register()

export * from '../pure/file-preview'
