import type { Resource, State } from '../../../Resource'

const states = [
  { value: 'DRAFT', label: { zh: '待校验', en: 'To check' }, tone: 'warning' },
  { value: 'CHECKED', label: { zh: '待入库', en: 'Checked' }, tone: 'info' },
  { value: 'DONE', label: { zh: '已入库', en: 'Imported' }, tone: 'success' },
  { value: 'REVOKED', label: { zh: '已撤销', en: 'Withdrawn' }, tone: 'neutral' },
] as const satisfies readonly State[]

export const prepayCardImport = {
  name: 'prepayCardImport',
  title: { zh: '卡导入批次', en: 'Card import batch' },
  service: 'card-api',
  scope: 'brand',
  key: 'importBatchId',
  display: 'batchName',
  unique: [['batchName']],
  seed: {
    count: 22,
    story:
      '实体卡 500 张/批, 老系统余额迁移 1,280 户, 中秋企业名单 120 人; 16 DONE, 2 CHECKED, 2 DRAFT, 2 REVOKED; failures 0-3% (卡号重复, 手机号错误).',
  },
  fields: [
    { name: 'importBatchId', label: { zh: '批次号', en: 'Batch no.' }, type: 'string', readOnly: true },
    {
      name: 'batchName',
      label: { zh: '批次名称', en: 'Batch' },
      type: 'string',
      required: true,
      maxLength: 30,
    },
    {
      name: 'prepayCardId',
      label: { zh: '卡种', en: 'Card' },
      type: 'ref',
      ref: 'prepayCard',
      required: true,
    },
    {
      name: 'importType',
      label: { zh: '导入类型', en: 'Kind' },
      type: 'enum',
      required: true,
      default: 'physical',
      options: [
        { value: 'physical', label: { zh: '实体卡卡号卡密', en: 'Numbers and secrets' } },
        { value: 'migrate', label: { zh: '旧系统余额迁移', en: 'Balances of an old system' } },
        { value: 'corporate', label: { zh: '企业发卡名单', en: 'Corporate list' } },
      ],
    },
    {
      name: 'importFile',
      label: { zh: '导入文件', en: 'File' },
      type: 'file',
      required: true,
      help: { zh: 'CSV 或 XLSX，最多 10000 行', en: 'CSV or XLSX, up to 10000 rows' },
    },
    {
      name: 'openHotelId',
      label: { zh: '归属门店', en: 'Store' },
      type: 'ref',
      ref: 'hotel',
      required: true,
    },
    { name: 'totalCount', label: { zh: '总条数', en: 'Rows' }, type: 'int', readOnly: true },
    { name: 'successCount', label: { zh: '成功', en: 'Good' }, type: 'int', readOnly: true },
    { name: 'failCount', label: { zh: '失败', en: 'Failed' }, type: 'int', readOnly: true },
    {
      name: 'totalAmount',
      label: { zh: '导入金额', en: 'Amount' },
      type: 'money',
      readOnly: true,
      computed: 'Principal and gift of the good rows.',
    },
    { name: 'failFile', label: { zh: '失败明细', en: 'Failures' }, type: 'file', readOnly: true },
    {
      name: 'activateNow',
      label: { zh: '导入即激活', en: 'Activate at once' },
      type: 'bool',
      default: false,
    },
    { name: 'remark', label: { zh: '备注', en: 'Note' }, type: 'text', maxLength: 200 },
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
        name: 'check',
        label: { zh: '校验', en: 'Check' },
        from: ['DRAFT'],
        to: 'CHECKED',
        tone: 'primary',
        effect: 'Reads the file and fills the counts and failFile; writes no account.',
      },
      {
        name: 'commit',
        label: { zh: '确认入库', en: 'Import' },
        from: ['CHECKED'],
        to: 'DONE',
        tone: 'primary',
        confirm: {
          zh: '将为成功行创建卡账户，确认入库？',
          en: 'Accounts will be created for the good rows.',
        },
        effect: 'Creates the accounts, ACTIVE when activateNow is on, else INACTIVE.',
      },
      {
        name: 'revoke',
        label: { zh: '撤销批次', en: 'Withdraw' },
        from: ['CHECKED', 'DONE'],
        to: 'REVOKED',
        tone: 'danger',
        input: [
          {
            name: 'reason',
            label: { zh: '原因', en: 'Reason' },
            type: 'string',
            required: true,
            maxLength: 100,
          },
        ],
        effect: 'After DONE only while every account of the batch is unused; the accounts become CANCELLED.',
      },
    ],
  },
} as const satisfies Resource
