import { gallery } from '../gallery'

gallery.register()

export * from '../gallery'
