export { ModalDialog, type ModalDialogHandle, type ModalDialogProps } from './ModalDialog'
