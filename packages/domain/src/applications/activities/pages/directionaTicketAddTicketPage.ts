import type { Page } from '../../../pages/Page'

export const directionaTicketAddTicketPage = {
  route: '/directionaTicket/addTicket',
  kind: 'form',
  title: { zh: '新建定向赠票', en: 'New targeted grant' },
  resource: 'directionalTicket',
  modes: ['add', 'edit', 'copy'],
  param: 'id',
  sections: [
    {
      title: { zh: '赠送内容', en: 'Tickets' },
      fields: ['grantName', 'products', 'quantityPerMember', 'validDays'],
    },
    {
      title: { zh: '赠送对象', en: 'Recipients' },
      fields: ['targetMode', 'phones', 'importFile', 'gradeIds', 'tagIds', 'boughtProducts'],
    },
    {
      title: { zh: '发放与审批', en: 'Sending' },
      fields: ['reason', 'reasonText', 'costDepartmentId', 'sendMode', 'sendAt', 'notify'],
    },
  ],
  after: '/directionaTicket/manage',
  uses: ['eb-product-picker', 'eb-uploader', 'eb-date-range'],
  notes:
    'A line under the recipients counts 预计发放 N 人 × M 张 and the face value; invalid or duplicate phones are listed by line. Two buttons: 存草稿 and 提交审核.',
} as const satisfies Page
