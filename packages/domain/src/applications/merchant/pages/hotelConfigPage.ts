import type { Page } from '../../../pages/Page'

export const hotelConfigPage = {
  route: '/hotel-config',
  kind: 'settings',
  title: { zh: '商户设置', en: 'Hotel settings' },
  resource: 'hotelConfig',
  uses: ['eb-switch', 'eb-number-input'],
  notes:
    'GET merchant-api/config/getHotelConfigAll answers the whole record as a key-value map, bools as the strings 1 and 0 (W-CFG-1 to W-CFG-5). Changing ENABLE_UI_UPGRADE_ALL asks to reload the console.',
  sections: [
    {
      title: { zh: '订单处理', en: 'Orders' },
      fields: [
        'orderAutoCancelMinutes',
        'autoConfirmOrder',
        'autoCompleteDays',
        'requirePhone',
        'requireIdCard',
        'invoiceEnabled',
        'lowStockAlert',
      ],
    },
    {
      title: { zh: '入离时间', en: 'Stay times' },
      fields: ['checkInTime', 'checkOutTime', 'lastBookingTime'],
    },
    {
      title: { zh: '退款', en: 'Refunds' },
      fields: ['refundAudit', 'refundAuditAmount', 'refundNoticePhones'],
    },
    {
      title: { zh: '提醒', en: 'Notices' },
      fields: ['orderNoticeChannels', 'orderNoticeReceivers', 'nightModeHours', 'servicePhone'],
    },
    {
      title: { zh: '集团与功能开关', en: 'Group and feature switches' },
      fields: [
        'hotelGroupName',
        'hotelGroupPageUrl',
        'ENABLE_UI_UPGRADE_ALL',
        'ENABLE_NEW_FILE_MANAGER_SWITCH',
        'ENABLE_UPLOAD_CHECK',
        'ENABLE_TICKET_PRODUCT_ABTEST',
      ],
    },
  ],
} as const satisfies Page
