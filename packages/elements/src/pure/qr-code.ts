import { QrCode, type QrCodeProps, qrWidth } from '@ebkit/widgets/qr-code'
import { defineElement } from '../defineElement'
import type { ElementReference } from '../definition'

const text = { type: 'string' } as const

/** `<eb-qr-code>`: a QR code of a text, with download buttons. */
export const qrCode = defineElement<QrCodeProps>({
  tag: 'eb-qr-code',
  component: QrCode,
  display: 'inline-block',
  properties: {
    value: text,
    level: { type: 'string', default: 'M', values: ['L', 'M', 'Q', 'H'] },
    version: { type: 'number' },
    width: { type: 'number', default: qrWidth },
    color: text,
    background: text,
    label: text,
    fileName: text,
    noDownload: { type: 'boolean' },
  },
  events: {
    'eb-download': { prop: 'onDownload', kind: 'action' },
  },
  methods: ['toBlob', 'download'],
})

/** Texts of its reference page. */
export const qrCodeReference: ElementReference = {
  summary: 'A QR code of a text, with buttons that save it as PNG or SVG.',
  parts: {
    code: 'The code.',
    problem: 'The message in place of a code.',
    png: 'The button 下载 PNG.',
    svg: 'The button 下载 SVG.',
  },
  keyboard: {
    'Enter, Space': 'On a button: saves the code.',
  },
}
