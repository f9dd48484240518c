import type { Page } from '../../../pages/Page'

export const equityUserManageDetailPage = {
  route: '/equity-user-manage/detail',
  kind: 'detail',
  title: { zh: '权益卡用户详情', en: 'Equity holder details' },
  resource: 'equityUser',
  param: 'equityUserId',
  actions: ['activate', 'freeze', 'unfreeze', 'adjustEquity', 'transfer', 'refundCard', 'edit'],
  timeline: true,
  sections: [
    {
      title: { zh: '卡片', en: 'Card' },
      fields: [
        'cardNo',
        'equityCardId',
        'cardForm',
        'status',
        'source',
        'payAmount',
        'openHotelId',
        'employeeId',
      ],
    },
    {
      title: { zh: '持卡人', en: 'Holder' },
      fields: ['memberId', 'holderName', 'holderPhone', 'idCard', 'remark'],
    },
    {
      title: { zh: '有效期', en: 'Validity' },
      fields: ['activateTime', 'startDate', 'endDate', 'remainDays'],
    },
    { title: { zh: '权益余量', en: 'Benefits left' }, fields: ['equityRemain', 'useCount', 'saveAmount'] },
  ],
  related: [
    {
      resource: 'equityUseRecord',
      via: 'equityUserId',
      title: { zh: '核销记录', en: 'Uses' },
      columns: [
        'equityName',
        'times',
        'orderAmount',
        'saveAmount',
        'bizOrderNo',
        'useHotelId',
        'employeeId',
        'useTime',
        'status',
      ],
    },
    {
      resource: 'equityCardOrder',
      via: 'equityUserId',
      title: { zh: '购卡与续费', en: 'Orders' },
      columns: ['equityOrderId', 'orderType', 'payAmount', 'payMethod', 'payTime', 'status'],
    },
  ],
} as const satisfies Page
