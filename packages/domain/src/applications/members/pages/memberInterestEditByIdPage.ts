import type { Page } from '../../../pages/Page'

export const memberInterestEditByIdPage = {
  route: '/member-interest/edit/{id}',
  kind: 'form',
  title: { zh: '编辑权益', en: 'Benefit' },
  resource: 'memberInterest',
  modes: ['add', 'edit'],
  param: 'id',
  after: '/member-interest/list',
  uses: ['eb-image-picker', 'eb-rich-text', 'eb-number-input'],
  notes: 'id 0 is add. Saving also updates interestIds of the grades.',
  sections: [
    {
      title: { zh: '权益信息', en: 'Benefit' },
      fields: ['interestName', 'interestType', 'icon', 'greyIcon', 'summary', 'sortNo'],
    },
    {
      title: { zh: '权益内容', en: 'Content' },
      fields: [
        'lateHour',
        'couponIds',
        'sendCycle',
        'sendDay',
        'multiple',
        'discount',
        'quotaPerYear',
        'needReserve',
      ],
    },
    { title: { zh: '适用等级', en: 'Grades' }, fields: ['gradeIds'] },
    { title: { zh: '使用说明', en: 'How to use' }, fields: ['detail'] },
  ],
} as const satisfies Page
