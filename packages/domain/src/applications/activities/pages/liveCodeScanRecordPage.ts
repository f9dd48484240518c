import type { Page } from '../../../pages/Page'

export const liveCodeScanRecordPage = {
  route: '/liveCode/scanRecord',
  kind: 'list',
  title: { zh: '扫码记录', en: 'Scan records' },
  resource: 'liveCodeScan',
  columns: [
    'scannedAt',
    'liveCodeId',
    'entryName',
    'nickName',
    'phone',
    'isFirst',
    'province',
    'city',
    'client',
    'os',
    'result',
  ],
  search: ['nickName', 'phone', 'openId'],
  filters: ['liveCodeId', 'entryName', 'isFirst', 'client', 'result', 'province'],
  dateRange: 'scannedAt',
  toolbar: ['export'],
  rowActions: ['view'],
  sort: 'scannedAt desc',
  notes:
    'Above the table: scans, visitors, first scans and fallbacks of the current filter, and scans by day as a small line. Default range: the last 7 days.',
} as const satisfies Page
