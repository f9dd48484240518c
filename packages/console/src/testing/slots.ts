/** A resource like those of the catalogue, with rows that a calendar, a board and a tree can show. */
export const slots = {
  name: 'slot',
  resource: 'x-api/slot',
  title: { zh: '时段' },
  key: 'slotId',
  display: 'slotName',
  parent: 'parentId',
  order: 'sortNo',
  stateField: 'status',
  rights: ['view', 'add', 'edit', 'delete', 'export'],
  fields: [
    { name: 'slotId', label: { zh: '编号' }, type: 'string', readOnly: true },
    { name: 'slotName', label: { zh: '名称' }, type: 'string' },
    { name: 'parentId', label: { zh: '上级' }, type: 'string' },
    { name: 'day', label: { zh: '日期' }, type: 'date' },
    { name: 'otherDay', label: { zh: '另一天' }, type: 'date' },
    { name: 'booked', label: { zh: '已约' }, type: 'int', readOnly: true },
    { name: 'total', label: { zh: '总数' }, type: 'int' },
    { name: 'price', label: { zh: '价格' }, type: 'money' },
    { name: 'late', label: { zh: '超时' }, type: 'bool', readOnly: true },
    {
      name: 'status',
      label: { zh: '状态' },
      type: 'enum',
      options: [
        { value: 'OPEN', label: { zh: '开放' }, tone: 'success' },
        { value: 'CLOSED', label: { zh: '关闭' }, tone: 'neutral' },
      ],
    },
  ],
  actions: [
    { name: 'close', label: { zh: '关闭时段' }, from: ['OPEN'], to: 'CLOSED', tone: 'primary' },
    {
      name: 'setRange',
      label: { zh: '批量设置' },
      input: [
        { name: 'dates', label: { zh: '日期范围' }, type: 'daterange', required: true },
        { name: 'total', label: { zh: '可约' }, type: 'int' },
      ],
    },
  ],
}

const slot = (slotId: string, slotName: string, day: string, more: object = {}) => ({
  ...{ slotId, slotName, day, otherDay: '2026-11-20', booked: 70, total: 80, price: 12_300, status: 'OPEN' },
  ...{ parentId: null, version: 1, late: false, ...more },
})

export const slotRows = [
  slot('a', '上午场', '2026-11-03'),
  slot('b', '下午场', '2026-11-04', { booked: 3, late: true }),
  slot('c', '夜场', '2026-11-04', { status: 'CLOSED' }),
]
