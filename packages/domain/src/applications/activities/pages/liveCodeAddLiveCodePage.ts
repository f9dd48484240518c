import type { Page } from '../../../pages/Page'

export const liveCodeAddLiveCodePage = {
  route: '/liveCode/addLiveCode',
  kind: 'form',
  title: { zh: '新建活码', en: 'New live code' },
  resource: 'liveCode',
  modes: ['add'],
  sections: [
    {
      title: { zh: '基本信息', en: 'Basics' },
      fields: ['liveCodeName', 'codeType', 'storeId', 'ownerId', 'validRange'],
    },
    {
      title: { zh: '子码与切换', en: 'Entries' },
      fields: ['switchRule', 'entries', 'repeatSame', 'alertLeft'],
    },
    { title: { zh: '落地页', en: 'Landing page' }, fields: ['guideText', 'pageBg', 'fallback'] },
  ],
  after: '/liveCode/index',
  uses: ['eb-list-editor', 'eb-image-picker', 'eb-qr-code'],
  notes:
    'After saving, a dialog shows the code with download and copy link. By time: slots must not overlap. A group-code image is decoded in the browser and refused when it holds no QR code (图片中未识别到二维码).',
} as const satisfies Page
