import type { Page } from '../../../pages/Page'

export const ecardUserManageDetailPage = {
  route: '/ecard/user-manage/detail',
  kind: 'detail',
  title: { zh: '持卡人详情', en: 'Holder details' },
  resource: 'ecardUser',
  param: 'ecardUserId',
  actions: ['activate', 'freeze', 'unfreeze', 'adjustTimes', 'transfer', 'refundCard', 'edit', 'qr'],
  timeline: true,
  notes:
    'ID number and phone show unmasked only after the operator presses the eye icon, which is written to the audit trail.',
  sections: [
    {
      title: { zh: '卡片', en: 'Card' },
      fields: [
        'cardNo',
        'cardName',
        'ecardType',
        'status',
        'source',
        'payAmount',
        'buyTime',
        'platformOrderId',
      ],
    },
    {
      title: { zh: '持卡人', en: 'Holder' },
      fields: ['memberId', 'holderName', 'holderPhone', 'idCard', 'facePhoto', 'remark'],
    },
    {
      title: { zh: '使用情况', en: 'Use' },
      fields: [
        'activateTime',
        'startDate',
        'endDate',
        'remainDays',
        'totalTimes',
        'usedTimes',
        'remainTimes',
        'noShowCount',
        'lastUseTime',
      ],
    },
  ],
  related: [
    {
      resource: 'ecardUseRecord',
      via: 'ecardUserId',
      title: { zh: '用卡记录', en: 'Uses' },
      columns: [
        'rightName',
        'times',
        'persons',
        'verifyType',
        'useTime',
        'useHotelId',
        'employeeId',
        'status',
      ],
    },
    {
      resource: 'validCardReservation',
      via: 'ecardUserId',
      title: { zh: '预约记录', en: 'Reservations' },
      columns: ['reservationNo', 'rightName', 'reserveDate', 'slotName', 'persons', 'status'],
    },
    {
      resource: 'ticketOrder',
      via: 'memberId',
      title: { zh: '该会员订单', en: 'Orders of the member' },
      columns: ['platformOrderId', 'productName', 'payAmount', 'status', 'createdAt'],
    },
  ],
} as const satisfies Page
