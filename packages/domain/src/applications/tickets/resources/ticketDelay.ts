import type { Resource, State } from '../../../Resource'
import { delayFields } from '../delayFields'

const states = [
  { value: 'DRAFT', label: { zh: '待执行', en: 'Waiting' }, tone: 'warning' },
  { value: 'RUNNING', label: { zh: '执行中', en: 'Running' }, tone: 'info' },
  { value: 'DONE', label: { zh: '已完成', en: 'Done' }, tone: 'success' },
  { value: 'PART_FAILED', label: { zh: '部分失败', en: 'Partly failed' }, tone: 'danger' },
  { value: 'CANCELLED', label: { zh: '已取消', en: 'Cancelled' }, tone: 'neutral' },
] as const satisfies readonly State[]

export const ticketDelay = {
  name: 'ticketDelay',
  title: { zh: '票券延期', en: 'Ticket extension' },
  service: 'ticket-api',
  scope: 'hotel',
  key: 'delayId',
  display: 'delayName',
  seed: {
    count: 46,
    story:
      '18 batch (景区检修闭园, 台风, 国庆限流) with 40-900 codes, 28 single (客人生病, 航班取消); 38 DONE, 4 DRAFT, 2 PART_FAILED, 2 CANCELLED.',
  },
  fields: [
    { name: 'delayId', label: { zh: '延期单号', en: 'No.' }, type: 'string', readOnly: true },
    {
      name: 'delayMode',
      label: { zh: '类型', en: 'Mode' },
      type: 'enum',
      required: true,
      default: 'BATCH',
      options: [
        { value: 'BATCH', label: { zh: '批量延期', en: 'Batch' } },
        { value: 'SINGLE', label: { zh: '单券延期', en: 'Single' } },
      ],
      help: { zh: '由进入的页面决定', en: 'Set by the page' },
    },
    {
      name: 'delayName',
      label: { zh: '任务名称', en: 'Task' },
      type: 'string',
      required: true,
      maxLength: 30,
    },
    {
      name: 'products',
      label: { zh: '延期商品', en: 'Products' },
      type: 'products',
      showIf: 'delayMode=BATCH',
      max: 20,
    },
    {
      name: 'orderRange',
      label: { zh: '下单时间', en: 'Ordered between' },
      type: 'daterange',
      showIf: 'delayMode=BATCH',
    },
    {
      name: 'endRange',
      label: { zh: '原截止日期', en: 'Old end between' },
      type: 'daterange',
      showIf: 'delayMode=BATCH',
    },
    {
      name: 'platformOrderId',
      label: { zh: '订单', en: 'Order' },
      type: 'ref',
      ref: 'ticketOrder',
      showIf: 'delayMode=SINGLE',
      required: true,
    },
    {
      name: 'ticketCodeIds',
      label: { zh: '券码', en: 'Codes' },
      type: 'refs',
      ref: 'ticketCode',
      showIf: 'delayMode=SINGLE',
      help: { zh: '仅列出该订单未使用或已过期的券码', en: 'Only unused or expired codes of the order' },
      required: true,
    },
    {
      name: 'oldEndDate',
      label: { zh: '原截止日期', en: 'Old end' },
      type: 'date',
      readOnly: true,
      computed: 'Latest end of the chosen codes before the change.',
    },
    { name: 'includeExpired', label: { zh: '包含已过期', en: 'Also expired' }, type: 'bool', default: false },
    ...delayFields,
    {
      name: 'status',
      label: { zh: '状态', en: 'Status' },
      type: 'enum',
      readOnly: true,
      default: 'DRAFT',
      options: states,
    },
  ],
  states: {
    field: 'status',
    initial: 'DRAFT',
    values: states,
    actions: [
      {
        name: 'execute',
        label: { zh: '执行延期', en: 'Run' },
        from: ['DRAFT'],
        to: 'RUNNING',
        tone: 'primary',
        confirm: { zh: '将修改所选券的有效期，确认执行？', en: 'The validity will change. Run?' },
        effect:
          'Changes the end dates in the background, fills successCount and failCount and ends in DONE or PART_FAILED.',
      },
      {
        name: 'retry',
        label: { zh: '重试失败', en: 'Retry failed' },
        from: ['PART_FAILED'],
        to: 'RUNNING',
        effect: 'Runs again for the failed rows only.',
      },
      {
        name: 'cancel',
        label: { zh: '取消', en: 'Cancel' },
        from: ['DRAFT'],
        to: 'CANCELLED',
        tone: 'danger',
        effect: 'Nothing is changed.',
      },
    ],
    auto: [
      {
        name: 'finish',
        label: { zh: '全部成功', en: 'All changed' },
        from: ['RUNNING'],
        to: 'DONE',
        by: 'rule',
        when: 'Every row was changed.',
      },
      {
        name: 'finishPart',
        label: { zh: '部分失败', en: 'Partly failed' },
        from: ['RUNNING'],
        to: 'PART_FAILED',
        by: 'rule',
        when: 'At least one row failed; failFile lists them.',
      },
    ],
  },
} as const satisfies Resource
