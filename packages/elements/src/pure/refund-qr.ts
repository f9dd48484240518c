import { RefundQr, type RefundQrProps } from '@ebkit/widgets/refund-qr'
import { defineElement } from '../defineElement'
import type { ElementReference } from '../definition'
import { widgetConnection } from '../element/widgetConnection'

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const

/** `<eb-refund-qr>`: a modal with the QR code by which a guest gets a refund. */
export const refundQr = defineElement<RefundQrProps>({
  tag: 'eb-refund-qr',
  component: RefundQr,
  display: 'contents',
  connection: widgetConnection,
  properties: {
    open: flag,
    platformOrderId: text,
    memberId: text,
    isRefund: flag,
  },
  events: {
    'eb-show': { prop: 'onShow', kind: 'overlay', sets: { open: true } },
    'eb-hide': { prop: 'onHide', kind: 'overlay', sets: { open: false } },
    'eb-after-hide': { prop: 'onAfterHide', kind: 'overlay' },
    'eb-download': { prop: 'onDownload', kind: 'action' },
    'eb-copy': { prop: 'onCopy', kind: 'action' },
  },
  methods: ['show', 'hide', 'reload', 'download'],
})

/** Texts of its reference page. */
export const refundQrReference: ElementReference = {
  summary:
    'A modal with the QR code by which a guest gets a refund: to show, to copy as a link, to save as an image.',
  parts: {
    panel: 'The box of the dialog.',
    heading: 'The title.',
    body: 'The box around the content.',
    notice: 'The gateway’s message beside a code.',
    greeting: 'The greeting.',
    message: 'What the guest does.',
    apology: 'The apology.',
    code: 'The frame of the code.',
    order: 'The order number.',
    copy: 'The button 复制链接.',
    download: 'The button 下载图片.',
    retry: 'The button after a failure.',
  },
  keyboard: {
    'Tab, Shift+Tab': 'Moves through the dialog; focus stays inside.',
    'Enter, Space': 'On a button: presses it.',
    Esc: 'Closes the result of copying, then the dialog.',
  },
}
