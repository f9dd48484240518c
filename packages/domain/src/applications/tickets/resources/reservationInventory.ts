import type { Resource, State } from '../../../Resource'

const states = [
  { value: 'OPEN', label: { zh: '可预约', en: 'Open' }, tone: 'success' },
  { value: 'CLOSED', label: { zh: '已关闭', en: 'Closed' }, tone: 'neutral' },
] as const satisfies readonly State[]

export const reservationInventory = {
  name: 'reservationInventory',
  title: { zh: '预约库存', en: 'Reservation inventory' },
  service: 'ticket-api',
  scope: 'hotel',
  key: 'inventoryId',
  display: 'slotName',
  unique: [['validCardId', 'inventoryDate', 'slotName']],
  seed: {
    count: 480,
    story:
      '5 cards, 45 days, 2-3 slots a day (上午场 09:00-12:00, 下午场 13:00-17:00, 夜场 18:00-21:00), 80-300 places; weekends 60-100% booked, 2 closed days.',
  },
  fields: [
    { name: 'inventoryId', label: { zh: '编号', en: 'No.' }, type: 'string', readOnly: true },
    {
      name: 'validCardId',
      label: { zh: '有效期卡', en: 'Card' },
      type: 'ref',
      ref: 'validCard',
      required: true,
    },
    { name: 'inventoryDate', label: { zh: '日期', en: 'Date' }, type: 'date', required: true },
    {
      name: 'slotName',
      label: { zh: '时段名称', en: 'Slot' },
      type: 'string',
      required: true,
      maxLength: 10,
    },
    { name: 'slotTime', label: { zh: '时段', en: 'Hours' }, type: 'timerange', required: true },
    {
      name: 'totalInventory',
      label: { zh: '可约数量', en: 'Capacity' },
      type: 'int',
      required: true,
      min: 0,
      max: 99999,
    },
    {
      name: 'bookedCount',
      label: { zh: '已约', en: 'Booked' },
      type: 'int',
      readOnly: true,
      computed: 'Sum of persons of BOOKED and ARRIVED reservations of the slot.',
    },
    {
      name: 'remainCount',
      label: { zh: '剩余', en: 'Left' },
      type: 'int',
      readOnly: true,
      computed: 'totalInventory less bookedCount, never below 0.',
    },
    {
      name: 'perHolderLimit',
      label: { zh: '每卡限约人数', en: 'Per card' },
      type: 'int',
      min: 1,
      default: 2,
    },
    { name: 'remark', label: { zh: '备注', en: 'Note' }, type: 'string', maxLength: 50 },
    {
      name: 'status',
      label: { zh: '状态', en: 'Status' },
      type: 'enum',
      readOnly: true,
      default: 'OPEN',
      options: states,
    },
  ],
  states: {
    field: 'status',
    initial: 'OPEN',
    values: states,
    actions: [
      {
        name: 'close',
        label: { zh: '关闭时段', en: 'Close' },
        from: ['OPEN'],
        to: 'CLOSED',
        tone: 'danger',
        input: [
          {
            name: 'reason',
            label: { zh: '原因', en: 'Reason' },
            type: 'string',
            required: true,
            maxLength: 50,
          },
        ],
        effect: 'No new reservations; existing ones stay and are listed for a call.',
      },
      {
        name: 'open',
        label: { zh: '开放时段', en: 'Open' },
        from: ['CLOSED'],
        to: 'OPEN',
        tone: 'primary',
        effect: 'Reservations are possible again.',
      },
      {
        name: 'setRange',
        label: { zh: '批量设置', en: 'Set a range' },
        from: ['OPEN', 'CLOSED'],
        input: [
          { name: 'dates', label: { zh: '日期范围', en: 'Dates' }, type: 'daterange', required: true },
          { name: 'weekdays', label: { zh: '星期', en: 'Weekdays' }, type: 'weekdays', required: true },
          {
            name: 'totalInventory',
            label: { zh: '可约数量', en: 'Capacity' },
            type: 'int',
            required: true,
            min: 0,
          },
        ],
        effect:
          'Copies slot and capacity of this row to each matching day, at most 90 days; a capacity below bookedCount is refused for that day and listed.',
      },
    ],
  },
} as const satisfies Resource
