import { refundQr } from '../pure/refund-qr'

refundQr.register()

export * from '../pure/refund-qr'
