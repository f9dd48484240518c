import type { Page } from '../../../pages/Page'

export const smallLifeProtocolPage = {
  route: '/smallLife/Protocol',
  kind: 'detail',
  title: { zh: '小生活合作协议', en: 'Small Life agreement' },
  resource: 'smallLifeProtocol',
  param: 'id',
  actions: ['sign', 'print'],
  related: [
    {
      resource: 'smallLifeProtocol',
      via: 'hotelId',
      title: { zh: '历史版本', en: 'Earlier versions' },
      columns: ['versionNo', 'title', 'effectiveAt', 'signatory', 'signedAt', 'status'],
    },
  ],
  notes:
    'Without an id the newest version. sign stays disabled until the text was scrolled to its end; the SMS code may be asked for once in 60 seconds and holds 5 minutes. An UNSIGNED newer version shows the days left on every smallLife tab.',
  sections: [
    {
      title: { zh: '协议', en: 'Agreement' },
      fields: ['title', 'versionNo', 'effectiveAt', 'signDeadline', 'changeSummary'],
    },
    { title: { zh: '正文', en: 'Text' }, fields: ['content'] },
    {
      title: { zh: '签署信息', en: 'Signature' },
      fields: ['signatory', 'signatoryPhone', 'signedAt', 'signIp', 'pdfFile'],
    },
  ],
} as const satisfies Page
