import type { Page } from '../../../pages/Page'

export const equityAddPhysicalPage = {
  route: '/equity/add-physical',
  kind: 'form',
  title: { zh: '制作实体卡', en: 'Make physical cards' },
  resource: 'physicalCard',
  modes: ['add'],
  sections: [
    {
      title: { zh: '制卡信息', en: 'Cards' },
      fields: [
        'equityCardId',
        'batchNo',
        'cardPrefix',
        'quantity',
        'activateBefore',
        'holdHotelId',
        'remark',
      ],
    },
  ],
  after: '/equity/physical-card-list',
  uses: ['eb-number-input'],
  notes:
    'Saving makes quantity rows in one go with consecutive numbers and unique activation codes; a preview shows first and last number. The issue of the card bounds the quantity. An existing batch number is refused.',
} as const satisfies Page
