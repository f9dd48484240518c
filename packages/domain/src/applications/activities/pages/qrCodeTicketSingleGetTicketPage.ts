import type { Page } from '../../../pages/Page'

export const qrCodeTicketSingleGetTicketPage = {
  route: '/qrCodeTicket/singleGetTicket',
  kind: 'form',
  title: { zh: '单票领取设置', en: 'Claim settings' },
  resource: 'qrTicket',
  modes: ['add', 'edit', 'copy'],
  param: 'id',
  sections: [
    {
      title: { zh: '领取内容', en: 'Tickets' },
      fields: [
        'qrTicketName',
        'codeMode',
        'products',
        'quantityPerClaim',
        'totalStock',
        'ticketValid',
        'validDays',
      ],
    },
    {
      title: { zh: '领取限制', en: 'Limits' },
      fields: [
        'activityTime',
        'weekdays',
        'limitPerMember',
        'limitPerDay',
        'claimLimit',
        'gradeIds',
        'password',
        'geoLimit',
        'geoCenter',
        'geoRadius',
      ],
    },
    { title: { zh: '领取页', en: 'Claim page' }, fields: ['claimPageImage', 'instruction'] },
  ],
  after: '/qrCodeTicket/qrTable',
  uses: ['eb-product-picker', 'eb-map-picker', 'eb-date-range', 'eb-image-picker'],
  notes:
    'The product picker is in single-select mode (W-PICK-25). Once claimedCount is above 0 products and codeMode are read-only and totalStock can only rise.',
} as const satisfies Page
