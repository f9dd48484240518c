import { uploader } from '../uploader'

uploader.register()

export * from '../uploader'
