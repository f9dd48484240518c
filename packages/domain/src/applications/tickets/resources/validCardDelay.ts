import type { Resource, State } from '../../../Resource'
import { delayFields } from '../delayFields'

const states = [
  { value: 'DRAFT', label: { zh: '待执行', en: 'Waiting' }, tone: 'warning' },
  { value: 'RUNNING', label: { zh: '执行中', en: 'Running' }, tone: 'info' },
  { value: 'DONE', label: { zh: '已完成', en: 'Done' }, tone: 'success' },
  { value: 'PART_FAILED', label: { zh: '部分失败', en: 'Partly failed' }, tone: 'danger' },
  { value: 'CANCELLED', label: { zh: '已取消', en: 'Cancelled' }, tone: 'neutral' },
] as const satisfies readonly State[]

export const validCardDelay = {
  name: 'validCardDelay',
  title: { zh: '有效期卡延期', en: 'Card extension' },
  service: 'ticket-api',
  scope: 'hotel',
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
    count: 18,
    story:
      '台风停业顺延 3 天, 泳池检修顺延 15 天, 个别会员延期; 14 DONE, 2 DRAFT, 1 PART_FAILED, 1 CANCELLED; 1-420 cards.',
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
      default: 'card',
      options: [
        { value: 'card', label: { zh: '整张卡种', en: 'A whole card' } },
        { value: 'holder', label: { zh: '指定持卡人', en: 'Chosen holders' } },
        { value: 'file', label: { zh: '导入卡号', en: 'Imported numbers' } },
      ],
    },
    {
      name: 'validCardId',
      label: { zh: '有效期卡', en: 'Card' },
      type: 'ref',
      ref: 'validCard',
      showIf: 'targetType=card',
      required: true,
    },
    {
      name: 'buyRange',
      label: { zh: '购卡日期', en: 'Bought between' },
      type: 'daterange',
      showIf: 'targetType=card',
    },
    {
      name: 'ecardUserIds',
      label: { zh: '持卡人', en: 'Holders' },
      type: 'refs',
      ref: 'ecardUser',
      showIf: 'targetType=holder',
      required: true,
    },
    {
      name: 'cardFile',
      label: { zh: '卡号文件', en: 'Numbers' },
      type: 'file',
      showIf: 'targetType=file',
      help: { zh: '一行一个卡号，最多 5000 行', en: 'One number per line, up to 5000' },
      required: true,
    },
    {
      name: 'includeExpired',
      label: { zh: '包含已过期卡', en: 'Also expired cards' },
      type: 'bool',
      default: false,
      help: { zh: '勾选后过期卡恢复为使用中', en: 'Expired cards become active again' },
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
    actions: [
      {
        name: 'execute',
        label: { zh: '执行延期', en: 'Run' },
        from: ['DRAFT'],
        to: 'RUNNING',
        tone: 'primary',
        confirm: { zh: '将修改所选卡的有效期，确认执行？', en: 'The validity will change. Run?' },
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
