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

export const equityDelay = {
  name: 'equityDelay',
  title: { zh: '权益卡延期', en: 'Equity card extension' },
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
  seed: { count: 12, story: '酒店装修期顺延 60 天, 客诉单卡延期 30 天; 9 DONE, 2 DRAFT, 1 CANCELLED.' },
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
      default: 'holder',
      options: [
        { value: 'card', label: { zh: '整个卡种', en: 'A card type' } },
        { value: 'holder', label: { zh: '指定持卡人', en: 'Chosen holders' } },
      ],
    },
    {
      name: 'equityCardId',
      label: { zh: '权益卡', en: 'Card' },
      type: 'ref',
      ref: 'equityCard',
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
      name: 'equityUserIds',
      label: { zh: '持卡人', en: 'Holders' },
      type: 'refs',
      ref: 'equityUser',
      showIf: 'targetType=holder',
      required: true,
    },
    {
      name: 'resetEquity',
      label: { zh: '同时重置权益次数', en: 'Reset the uses' },
      type: 'bool',
      default: false,
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
