import type { Page } from '../../../pages/Page'

export const equityGiftPage = {
  route: '/equity-gift',
  kind: 'list',
  title: { zh: '权益礼包', en: 'Equity gifts' },
  resource: 'equityGift',
  columns: [
    'giftImage',
    'giftName',
    'giftType',
    'equityCardIds',
    'giftValue',
    'totalLimit',
    'sentCount',
    'claimedCount',
    'claimDays',
    'status',
  ],
  search: ['giftName', 'equityGiftId'],
  filters: ['giftType', 'equityCardIds'],
  tabs: 'status',
  sort: 'createdAt desc',
  toolbar: ['create', 'export'],
  rowActions: ['view', 'edit', 'copy', 'enable', 'disable', 'send', 'delete'],
  uses: ['eb-list-editor', 'eb-product-picker', 'eb-image-picker'],
  notes:
    'The form opens in a drawer; its content editor shows the worth of the gift as it is built. send chooses holders by card and shows how many already got this gift.',
} as const satisfies Page
