import type { Resource, State } from '../../../Resource'

const states = [
  { value: 'INVALID', label: { zh: '有错误', en: 'Invalid' }, tone: 'danger' },
  { value: 'VALID', label: { zh: '可导入', en: 'Valid' }, tone: 'info' },
  { value: 'IMPORTED', label: { zh: '已导入', en: 'Imported' }, tone: 'success' },
  { value: 'SKIPPED', label: { zh: '已跳过', en: 'Skipped' }, tone: 'neutral' },
  { value: 'IGNORED', label: { zh: '已忽略', en: 'Ignored' }, tone: 'neutral' },
] as const satisfies readonly State[]

export const memberImportRow = {
  name: 'memberImportRow',
  title: { zh: '导入行', en: 'Import row' },
  service: 'member-api',
  scope: 'brand',
  key: 'rowId',
  display: 'phone',
  seed: {
    count: 600,
    story: 'rows of the two TO_FIX batches and the latest DONE one; invalid rows show each kind of error',
  },
  fields: [
    { name: 'rowId', label: { zh: '行ID', en: 'Id' }, type: 'string', readOnly: true },
    {
      name: 'batchId',
      label: { zh: '批次', en: 'Batch' },
      type: 'ref',
      required: true,
      ref: 'memberImportBatch',
    },
    { name: 'rowNo', label: { zh: '行号', en: 'Row' }, type: 'int', readOnly: true },
    { name: 'phone', label: { zh: '手机号', en: 'Phone' }, type: 'string', maxLength: 20, mask: 'phone' },
    { name: 'realName', label: { zh: '姓名', en: 'Name' }, type: 'string', maxLength: 30, mask: 'name' },
    { name: 'gender', label: { zh: '性别', en: 'Gender' }, type: 'string', maxLength: 4 },
    { name: 'birthday', label: { zh: '生日', en: 'Birthday' }, type: 'string', maxLength: 12 },
    { name: 'gradeName', label: { zh: '等级', en: 'Grade' }, type: 'string', maxLength: 10 },
    { name: 'points', label: { zh: '积分', en: 'Points' }, type: 'string', maxLength: 9 },
    { name: 'employeeNo', label: { zh: '员工工号', en: 'Employee no.' }, type: 'string', maxLength: 20 },
    {
      name: 'errors',
      label: { zh: '错误', en: 'Errors' },
      type: 'tags',
      computed:
        'the broken rules in words: 手机号格式错误, 文件内重复, 等级不存在, 生日格式错误, 积分非整数, 工号不存在',
      readOnly: true,
    },
    {
      name: 'status',
      label: { zh: '状态', en: 'Status' },
      type: 'enum',
      readOnly: true,
      default: 'INVALID',
      options: states,
    },
  ],
  states: {
    field: 'status',
    initial: 'INVALID',
    values: states,
    actions: [
      {
        name: 'ignore',
        label: { zh: '忽略此行', en: 'Ignore' },
        from: ['INVALID', 'VALID'],
        to: 'IGNORED',
        tone: 'default',
      },
      {
        name: 'restore',
        label: { zh: '恢复', en: 'Restore' },
        from: ['IGNORED'],
        to: 'INVALID',
        tone: 'default',
        effect: 'checked again at once',
      },
    ],
    auto: [
      {
        name: 'pass',
        label: { zh: '校验通过', en: 'Valid' },
        from: ['INVALID'],
        to: 'VALID',
        by: 'rule',
        when: 'The check of the batch finds nothing wrong with the row.',
      },
      {
        name: 'import',
        label: { zh: '已导入', en: 'Imported' },
        from: ['VALID'],
        to: 'IMPORTED',
        by: 'rule',
        when: 'start has written its member.',
      },
      {
        name: 'skip',
        label: { zh: '已跳过', en: 'Skipped' },
        from: ['VALID'],
        to: 'SKIPPED',
        by: 'rule',
        when: 'start finds the member there already and the batch does not overwrite.',
      },
    ],
  },
} as const satisfies Resource
