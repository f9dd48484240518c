import { qrCode } from '../pure/qr-code'

qrCode.register()

export * from '../pure/qr-code'
