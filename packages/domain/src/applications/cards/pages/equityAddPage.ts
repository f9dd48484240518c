import type { Page } from '../../../pages/Page'

export const equityAddPage = {
  route: '/equity/add',
  kind: 'form',
  title: { zh: '新建权益卡', en: 'New equity card' },
  resource: 'equityCard',
  modes: ['add'],
  after: '/equity/list',
  uses: [
    'eb-data-form',
    'eb-list-editor',
    'eb-image-cropper',
    'eb-product-picker',
    'eb-rich-text',
    'eb-date-range',
    'eb-number-input',
  ],
  notes:
    'A card preview with name, price and the benefit icons follows the inputs. Benefits are sorted by drag. Benefits of cards already sold may be added or widened; the change holds for new holders unless 同步给已购会员 is ticked. ',
  sections: [
    {
      title: { zh: '卡信息', en: 'Card' },
      fields: [
        'cardName',
        'cardForm',
        'cardFace',
        'salePrice',
        'linePrice',
        'renewPrice',
        'inventory',
        'saleTime',
        'memberLimit',
        'sort',
      ],
    },
    {
      title: { zh: '激活与有效期', en: 'Validity' },
      fields: ['activateType', 'validDays', 'memberGradeId', 'equityGiftId'],
    },
    { title: { zh: '权益清单', en: 'Benefits' }, fields: ['equityList', 'applyHotelIds', 'unusableDates'] },
    {
      title: { zh: '售后与推广', en: 'After-sale and reward' },
      fields: ['transferable', 'refundType', 'refundDays', 'rewardAmount', 'ifSetSeparate'],
    },
    { title: { zh: '图文与协议', en: 'Text' }, fields: ['description', 'agreement'] },
  ],
} as const satisfies Page
