import type { Page } from '../../../pages/Page'

export const printerManageListPage = {
  route: '/printer-manage/list',
  kind: 'list',
  title: { zh: '打印机管理', en: 'Printers' },
  resource: 'printer',
  columns: [
    'printerName',
    'brandModel',
    'connectType',
    'sn',
    'usage',
    'paperWidth',
    'location',
    'restaurantId',
    'copies',
    'onlineState',
    'lastOnlineAt',
    'pendingJobs',
    'status',
  ],
  search: ['printerName', 'sn', 'location'],
  filters: ['usage', 'brandModel', 'onlineState', 'status', 'restaurantId'],
  toolbar: [
    'create',
    'export',
    { label: { zh: 'VPOS打印设置', en: 'vPOS settings' }, to: '/printer-manage/vpos-setting' },
    { label: { zh: '餐厅打印设置', en: 'Restaurant settings' }, to: '/printer-manage/restaurant-setting' },
  ],
  rowActions: ['edit', 'testPrint', 'clearQueue', 'enable', 'disable', 'delete'],
  bulkActions: ['testPrint', 'enable', 'disable'],
  first: 'onlineState=OFFLINE|NOPAPER',
  sort: 'printerName asc',
  refresh: 30,
  marks: [
    {
      field: 'onlineState',
      when: 'onlineState=OFFLINE|NOPAPER',
      hint: { zh: '已 {since lastOnlineAt} 分钟', en: 'for {since lastOnlineAt} min' },
    },
  ],
  notes:
    'onlineState refreshes every 30 seconds without moving the scroll. Offline and out-of-paper rows sort first with the minutes since. Delete is refused while a print rule or a vPOS terminal uses the printer; the message lists them.',
  drawer: {
    sections: [
      {
        title: { zh: '设备', en: 'Device' },
        fields: ['printerName', 'brandModel', 'connectType', 'sn', 'deviceKey', 'ipAddress', 'port'],
      },
      {
        title: { zh: '用途', en: 'Use' },
        fields: ['usage', 'counterId', 'restaurantId', 'location', 'backupPrinterId'],
      },
      {
        title: { zh: '打印', en: 'Printing' },
        fields: ['paperWidth', 'copies', 'fontSize', 'autoCut', 'voiceNotice'],
      },
    ],
  },
} as const satisfies Page
