import { dialog } from '../dialog'

dialog.register()

export * from '../dialog'
