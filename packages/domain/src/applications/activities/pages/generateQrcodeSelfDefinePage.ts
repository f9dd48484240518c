import type { Page } from '../../../pages/Page'

export const generateQrcodeSelfDefinePage = {
  route: '/generateQrcode/selfDefine',
  kind: 'custom',
  title: { zh: '自定义二维码', en: 'Design a QR code' },
  resource: 'qrcodeCampaign',
  component: 'QrDesigner',
  widgets: ['eb-qr-code', 'eb-image-picker', 'eb-number-input', 'eb-switch'],
  calls: ['activity-api/eb/qrcode-campaign/save', 'activity-api/eb/qrcode-campaign/detail'],
  behaviours: [
    '1. Left: content tabs 链接, 文本, 电话, WiFi, 名片; right: a live preview that redraws 200 ms after the last change.',
    '2. 链接 takes a URL (required, validator url, at most 500 characters); 文本 at most 300 characters; WiFi takes network name, password and encryption WPA/WEP/无 and encodes WIFI:T:…;S:…;P:…;;; 名片 takes name, phone, company, title and encodes a vCard.',
    '3. Style controls: size 100 to 1280 px (default 300), error correction L/M/Q/H (default M), foreground and background colour, logo, caption (20 characters), frame 无/圆角/台卡; versions 1 to 40 as W-RQR-6.',
    '4. Choosing a logo sets the level to H and locks it with the hint 加图标时使用最高容错; removing the logo unlocks it.',
    '5. When the contrast between foreground and background is below 3:1, a warning 颜色对比度过低，可能无法识别 shows and downloads stay possible.',
    '6. When the content is too long for version 40 at the chosen level, the preview shows 内容过长，请缩短或降低容错率 and the download buttons are disabled.',
    '7. 下载 PNG, 下载 SVG and 打印 (A4, 1/4/9 per sheet) work without saving; the file name is the name field plus the extension (W-POST-3).',
    '8. 保存到推广二维码 asks for name, store and placement, saves a qrcodeCampaign with targetType URL and carrier H5 and goes to /generateQrcode/index; it is offered only on the 链接 tab because only links can be counted.',
    '9. The last ten styles are kept for the user in this browser as presets and can be applied or deleted.',
    '10. Leaving with unsaved content asks 内容尚未保存，确定离开？',
  ],
} as const satisfies Page
