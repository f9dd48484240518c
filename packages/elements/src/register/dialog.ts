import { dialog } from '../pure/dialog'

dialog.register()

export * from '../pure/dialog'
