export { ModalBox, type ModalReason } from './ModalBox'
