import { defineStrings } from '@ebkit/core/locale'

/** Texts of eb-poster; pages override them under the group `poster`. */
export const strings = defineStrings('poster', {
  zh: {
    download: '下载海报',
    working: '正在生成海报',
    'missing-parameters': '请设置id或者必要的入参',
    'unreadable-image': '海报里有图片读不出来，换一张，或让图片服务器允许跨域：{address}',
    'unreadable-code': '海报上的二维码扫不出来，放大二维码或换个底色：{text}',
    'too-large': '海报太大，宽和高最多 {most} 像素',
    timeout: '30 秒还没生成，请重试',
    failed: '没能生成海报，请重试',
  },
  en: {
    download: 'Download poster',
    working: 'Making the poster',
    'missing-parameters': 'Set the id or the required parameters',
    'unreadable-image':
      'An image of the poster cannot be read. Replace it, or let its server allow this origin: {address}',
    'unreadable-code':
      'The QR code on the poster cannot be read. Enlarge it or change its background: {text}',
    'too-large': 'The poster is too large: {most} pixels at most in width and height',
    timeout: 'The poster was not ready after 30 seconds. Try again',
    failed: 'The poster could not be made. Try again',
  },
})
