import type { Resource, State } from '../../../Resource'
import { delayActions } from '../delayActions'
import { delayFields } from '../delayFields'

const states = [
  { value: 'DRAFT', label: { zh: '待执行', en: 'Waiting' }, tone: 'warning' },
  { value: 'RUNNING', label: { zh: '执行中', en: 'Running' }, tone: 'info' },
  { value: 'DONE', label: { zh: '已完成', en: 'Done' }, tone: 'success' },
  { value: 'PART_FAILED', label: { zh: '部分失败', en: 'Partly failed' }, tone: 'danger' },
  { value: 'CANCELLED', label: { zh: '已取消', en: 'Cancelled' }, tone: 'neutral' },
] as const satisfies readonly State[]

export const prepayCardDelay = {
  name: 'prepayCardDelay',
  title: { zh: '储值卡延期', en: 'Stored-value card extension' },
  service: 'card-api',
  scope: 'brand',
  key: 'delayId',
  display: 'delayName',
  editable: [
    {
      while: 'status=DRAFT',
      code: 'run',
      otherwise: {
        zh: '延期已经执行或取消，不能再改，请新建一个',
        en: 'It has run or was cancelled: make a new one instead',
      },
    },
  ],
  seed: {
    count: 17,
    story:
      '礼品卡统一延期一年, 客诉单卡延期 90 天, 企业卡批次延至年底; 13 DONE, 2 DRAFT, 1 PART_FAILED, 1 CANCELLED.',
  },
  fields: [
    { name: 'delayId', label: { zh: '延期单号', en: 'No.' }, type: 'string', readOnly: true },
    {
      name: 'delayName',
      label: { zh: '任务名称', en: 'Task' },
      type: 'string',
      required: true,
      maxLength: 30,
    },
    {
      name: 'targetType',
      label: { zh: '延期范围', en: 'Scope' },
      type: 'enum',
      required: true,
      default: 'account',
      options: [
        { value: 'card', label: { zh: '整个卡种', en: 'A card type' } },
        { value: 'account', label: { zh: '指定卡', en: 'Chosen cards' } },
        { value: 'batch', label: { zh: '导入批次', en: 'An import batch' } },
      ],
    },
    {
      name: 'prepayCardId',
      label: { zh: '卡种', en: 'Card type' },
      type: 'ref',
      ref: 'prepayCard',
      showIf: 'targetType=card',
      required: true,
    },
    {
      name: 'endRange',
      label: { zh: '原到期日', en: 'Old end between' },
      type: 'daterange',
      showIf: 'targetType=card',
    },
    {
      name: 'cardAccountIds',
      label: { zh: '卡账户', en: 'Cards' },
      type: 'refs',
      ref: 'prepayCardAccount',
      showIf: 'targetType=account',
      required: true,
    },
    {
      name: 'importBatchId',
      label: { zh: '批次', en: 'Batch' },
      type: 'ref',
      ref: 'prepayCardImport',
      showIf: 'targetType=batch',
      required: true,
    },
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
    actions: [...delayActions],
    auto: [
      {
        name: 'complete',
        label: { zh: '全部完成', en: 'All changed' },
        from: ['RUNNING'],
        to: 'DONE',
        by: 'rule',
        when: 'Every row was changed.',
      },
      {
        name: 'completePartly',
        label: { zh: '部分失败', en: 'Partly failed' },
        from: ['RUNNING'],
        to: 'PART_FAILED',
        by: 'rule',
        when: 'At least one row failed; failFile lists them.',
      },
    ],
  },
} as const satisfies Resource
