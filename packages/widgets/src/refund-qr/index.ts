export { RefundQr, type RefundQrHandle, type RefundQrProps } from './RefundQr'
