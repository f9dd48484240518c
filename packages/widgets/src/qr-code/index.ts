export { codePicture } from './codePicture'
export { type QrCodeHandle, type QrCodeProps, qrWidth } from './props'
export { QrCode } from './QrCode'
export type { QrFormat } from './qrImage'
