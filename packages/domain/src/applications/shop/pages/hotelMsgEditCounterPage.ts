import type { Page } from '../../../pages/Page'

export const hotelMsgEditCounterPage = {
  route: '/hotel-msg/edit-counter',
  kind: 'form',
  title: { zh: '编辑柜台', en: 'Edit counter' },
  resource: 'counter',
  modes: ['add', 'edit'],
  param: 'counterId',
  after: '/hotel-msg/counter-list',
  uses: ['eb-list-editor', 'eb-number-input', 'eb-switch'],
  notes:
    'A terminal serial may belong to one counter only; the error names the other. The person in charge is added to the cashiers. refundLimit shows only when functions holds REFUND.',
  sections: [
    {
      title: { zh: '基本信息', en: 'Basics' },
      fields: [
        'counterName',
        'counterCode',
        'counterType',
        'location',
        'restaurantId',
        'phone',
        'businessHours',
        'sort',
      ],
    },
    {
      title: { zh: '人员与权限', en: 'Staff' },
      fields: ['managerId', 'employees', 'functions', 'refundLimit', 'rewardEmployee'],
    },
    { title: { zh: '设备', en: 'Devices' }, fields: ['terminals', 'printerId', 'voiceNotice'] },
  ],
} as const satisfies Page
