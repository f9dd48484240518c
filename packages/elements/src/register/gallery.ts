import { gallery } from '../pure/gallery'

gallery.register()

export * from '../pure/gallery'
