export type { RefundQrHandle, RefundQrProps, RefundQrReason } from './props'
export { RefundQr } from './RefundQr'
export { refundImageSize, refundQr } from './refundQrModel'
