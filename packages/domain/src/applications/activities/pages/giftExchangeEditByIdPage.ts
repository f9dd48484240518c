import type { Page } from '../../../pages/Page'

export const giftExchangeEditByIdPage = {
  route: '/giftExchange/edit/{id?}',
  kind: 'form',
  title: { zh: '编辑礼品兑换', en: 'Gift exchange' },
  resource: 'giftExchange',
  modes: ['add', 'edit', 'copy'],
  param: 'id',
  sections: [
    {
      title: { zh: '基本信息', en: 'Basics' },
      fields: ['exchangeName', 'activityTime', 'storeIds', 'saleCustomer', 'faceAmount'],
    },
    {
      title: { zh: '兑换码', en: 'Codes' },
      fields: ['exchangeMode', 'commonCode', 'codePrefix', 'codeLength', 'codeCount', 'limitPerMember'],
    },
    { title: { zh: '礼品', en: 'Gifts' }, fields: ['giftRule', 'chooseCount', 'gifts'] },
    { title: { zh: '展示', en: 'Display' }, fields: ['cardImage', 'instruction'] },
  ],
  after: '/giftExchange/list',
  uses: ['eb-list-editor', 'eb-image-cropper', 'eb-rich-text'],
  notes:
    'After publishing exchangeMode, prefix and length are read-only; codeCount grows only by 追加兑换码. Without id: add.',
} as const satisfies Page
