import type { Page } from '../../../pages/Page'

export const directionaTicketDetailPage = {
  route: '/directionaTicket/detail',
  kind: 'detail',
  title: { zh: '赠票详情', en: 'Grant detail' },
  resource: 'directionalTicket',
  param: 'id',
  sections: [
    {
      title: { zh: '赠送单', en: 'Grant' },
      fields: [
        'grantNo',
        'grantName',
        'products',
        'quantityPerMember',
        'validDays',
        'reason',
        'reasonText',
        'costDepartmentId',
        'status',
      ],
    },
    {
      title: { zh: '发放', en: 'Sending' },
      fields: [
        'targetMode',
        'targetCount',
        'successCount',
        'failCount',
        'usedCount',
        'faceAmount',
        'sendMode',
        'sendAt',
        'notify',
      ],
    },
    { title: { zh: '审批', en: 'Approval' }, fields: ['approverId', 'approvedAt', 'rejectReason'] },
  ],
  actions: ['submit', 'approve', 'reject', 'cancel', 'retry', 'export'],
  related: [
    {
      resource: 'directionalTicketRecord',
      via: 'directionalTicketId',
      title: { zh: '发放记录', en: 'Records' },
      columns: [
        'memberName',
        'phone',
        'productName',
        'quantity',
        'ticketCodeNo',
        'sentAt',
        'usedAt',
        'failReason',
        'status',
      ],
      tabs: 'status',
      rowActions: ['recall'],
    },
  ],
  timeline: true,
} as const satisfies Page
