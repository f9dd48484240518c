import { defineStrings } from '@ebkit/core/locale'

/** Texts of eb-qr-code; pages override them under the group `qrCode`. */
export const strings = defineStrings('qrCode', {
  zh: {
    label: '二维码：{value}',
    fileName: '二维码',
    png: '下载 PNG',
    svg: '下载 SVG',
    'too-long': '内容过长，请缩短或降低容错率',
    // The page has requested this version.
    'too-long-for-version': '内容放不进版本 {version}，请缩短、降低容错率或换更大的版本',
    empty: '还没有二维码的内容',
    failed: '没能生成图片，请重试',
  },
  en: {
    label: 'QR code: {value}',
    fileName: 'qr-code',
    png: 'Download PNG',
    svg: 'Download SVG',
    'too-long': 'The text is too long. Shorten it or lower the error correction',
    'too-long-for-version':
      'The text does not fit version {version}. Shorten it, lower the error correction or choose a larger version',
    empty: 'There is no text for the code yet',
    failed: 'The image could not be made. Try again',
  },
})
