import { uploader } from '../pure/uploader'

uploader.register()

export * from '../pure/uploader'
