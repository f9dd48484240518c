export { Dialog, type DialogCloseReason, type DialogProps } from './Dialog'
export { useModal } from './useModal'
