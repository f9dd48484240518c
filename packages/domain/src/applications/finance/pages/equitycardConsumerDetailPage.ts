import type { Page } from '../../../pages/Page'

export const equitycardConsumerDetailPage = {
  route: '/equitycard-consumer-detail',
  kind: 'list',
  title: { zh: '权益卡消费明细', en: 'Equity card uses' },
  resource: 'equityUseRecord',
  columns: [
    'useTime',
    'equityCardId',
    'cardNo',
    'equityUserId',
    'equityName',
    'equityType',
    'times',
    'orderAmount',
    'saveAmount',
    'settleCost',
    'useHotelId',
    'bizOrderNo',
    'verifyType',
    'employeeId',
    'status',
  ],
  search: ['cardNo', 'bizOrderNo'],
  filters: ['equityCardId', 'equityType', 'useHotelId', 'verifyType', 'employeeId'],
  tabs: 'status',
  dateRange: 'useTime',
  toolbar: [{ label: { zh: '结算账单', en: 'Bills' }, to: '/equitycard-settle-bill' }, 'export'],
  rowActions: ['view'],
  sort: 'useTime desc',
  notes:
    'The finance view of the card uses of the cards app: head figures are uses, cards, sum of settleCost and saveAmount of the filter, VALID rows only; the last table row is the total. Uses at another store than the one that opened the card (equityUser.openHotelId) are marked 跨店.',
} as const satisfies Page
