import type { Page } from '../../../pages/Page'
import { statementsTicketSummaryPage } from './statementsTicketSummaryPage'

/** What an area counts its visitors by. */
const visitors = statementsTicketSummaryPage.metrics.filter(
  ({ name }) => name === 'useCount' || name === 'useAmount',
)

export const entranceTicketSettleBillPage = {
  route: '/entrance-ticket-settle-bill',
  kind: 'list',
  title: { zh: '景区门票结算', en: 'Entrance ticket settlement' },
  resource: 'settlementBill',
  where: 'bizType=ENTRANCE_TICKET|TICKET',
  columns: [
    'billNo',
    'bizType',
    'storeId',
    'cycle',
    'periodStart',
    'periodEnd',
    'orderCount',
    'useCount',
    'refundCount',
    'orderAmount',
    'refundAmount',
    'splitAmount',
    'commission',
    'platformFee',
    'settleAmount',
    'settledAt',
    'status',
  ],
  search: ['billNo'],
  filters: ['storeId', 'cycle', 'periodStart', 'settledAt', 'bizType', 'settleBasis'],
  tabs: 'status',
  dateRange: 'periodStart',
  toolbar: ['export', { label: { zh: '开票', en: 'Invoice' }, to: '/applyInvoice/apply' }],
  rowActions: ['view', 'confirm', 'dispute', 'settle', 'download'],
  bulkActions: ['confirm', 'export'],
  sort: 'periodStart desc',
  figures: [
    { name: 'orders', label: { zh: '交易金额', en: 'Order amount' }, agg: 'sum', field: 'orderAmount' },
    { name: 'channelFee', label: { zh: '通道手续费', en: 'Channel fees' }, agg: 'sum', field: 'channelFee' },
    {
      name: 'platformFee',
      label: { zh: '平台服务费', en: 'Platform fees' },
      agg: 'sum',
      field: 'platformFee',
    },
    { name: 'commission', label: { zh: '分销佣金', en: 'Commission' }, agg: 'sum', field: 'commission' },
    { name: 'settle', label: { zh: '应结金额', en: 'To settle' }, agg: 'sum', field: 'settleAmount' },
  ],
  drawer: {
    sections: [
      {
        title: { zh: '应结金额', en: 'Amount to settle' },
        fields: [
          'orderAmount',
          'refundAmount',
          'crossInAmount',
          'crossOutAmount',
          'channelFee',
          'platformFee',
          'commission',
          'splitAmount',
          'adjustAmount',
        ],
        sum: {
          result: 'settleAmount',
          minus: ['refundAmount', 'crossOutAmount', 'channelFee', 'platformFee', 'commission', 'splitAmount'],
        },
      },
      {
        title: { zh: '账单', en: 'Bill' },
        fields: [
          'billNo',
          'bizType',
          'storeId',
          'cycle',
          'periodStart',
          'periodEnd',
          'settleBasis',
          'orderCount',
          'useCount',
          'refundCount',
        ],
      },
      {
        title: { zh: '打款', en: 'Payout' },
        fields: [
          'settleAccount',
          'confirmedAt',
          'settledAt',
          'voucher',
          'disputeText',
          'invoiceStatus',
          'status',
        ],
      },
    ],
    related: [
      {
        resource: 'settlementItem',
        via: 'settlementBillId',
        title: { zh: '明细', en: 'Items' },
        columns: [
          'occurredAt',
          'itemType',
          'orderNo',
          'codeNo',
          'productName',
          'quantity',
          'saleStoreId',
          'useStoreId',
          'amount',
          'settleAmount',
          'channel',
        ],
        filters: ['productName', 'channel', 'payMethod', 'occurredAt'],
        toolbar: ['export'],
        counted: {
          title: { zh: '按票种和日期', en: 'By ticket and day' },
          report: '/statements/ticket-summary',
          by: ['productName', 'occurredAt:day'],
          metrics: visitors,
        },
      },
    ],
  },
  notes:
    "view opens a wide drawer: the arithmetic of settleAmount line by line, then the settlementItem rows of the bill with item filters and export; download gives the XLSX of the items. The head sums orderAmount, fees and settleAmount of the filter. Bills of entrance tickets and of the other tickets (filter bizType). Items count visitors (quantity) by gate date; a second tab groups them by ticket and day for the scenic area's own count.",
} as const satisfies Page
