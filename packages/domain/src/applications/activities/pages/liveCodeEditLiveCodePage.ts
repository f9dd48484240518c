import type { Page } from '../../../pages/Page'

export const liveCodeEditLiveCodePage = {
  route: '/liveCode/editLiveCode',
  kind: 'form',
  title: { zh: '编辑活码', en: 'Edit live code' },
  resource: 'liveCode',
  modes: ['edit', 'copy'],
  param: 'id',
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
    {
      title: { zh: '数据', en: 'Figures' },
      fields: ['qrUrl', 'shortUrl', 'scanCount', 'visitorCount', 'capacityLeft'],
    },
  ],
  after: '/liveCode/index',
  uses: ['eb-list-editor', 'eb-image-picker', 'eb-qr-code'],
  notes: 'codeType cannot change. Removing an entry with scans asks for confirmation; its records stay.',
} as const satisfies Page
