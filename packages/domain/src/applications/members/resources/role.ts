import type { Resource, State } from '../../../Resource'

const states = [
  { value: 'ENABLED', label: { zh: '启用', en: 'Enabled' }, tone: 'success' },
  { value: 'DISABLED', label: { zh: '停用', en: 'Disabled' }, tone: 'neutral' },
] as const satisfies readonly State[]

export const role = {
  name: 'role',
  title: { zh: '角色', en: 'Role' },
  service: 'employee-api',
  scope: 'brand',
  key: 'roleId',
  display: 'roleName',
  unique: [['roleName']],
  deletable: [
    {
      while: 'isPreset!=true',
      code: 'preset',
      otherwise: { zh: '系统预置角色不能删除', en: 'Preset roles cannot be deleted' },
    },
    {
      while: 'employeeCount=0',
      code: 'held',
      otherwise: { zh: '还有员工使用该角色，不能删除', en: 'Employees hold this role: it cannot be deleted' },
    },
  ],
  editable: [
    {
      while: 'isPreset!=true',
      code: 'preset',
      otherwise: { zh: '系统预置角色只能查看和复制', en: 'Preset roles can be viewed and copied only' },
    },
  ],
  seed: {
    count: 9,
    story: '品牌管理员(preset, all), 门店店长, 前台主管, 前台, 餐厅收银, 市场运营, 销售经理, 财务, 核销员',
  },
  fields: [
    { name: 'roleId', label: { zh: '角色ID', en: 'Id' }, type: 'string', readOnly: true },
    {
      name: 'roleName',
      label: { zh: '角色名称', en: 'Role' },
      type: 'string',
      required: true,
      maxLength: 16,
      pattern: '^[\\u4e00-\\u9fa5A-Za-z0-9._-]+$',
      help: { zh: '仅支持中文 英文 数字 . _ -', en: 'Chinese characters, letters, digits, . _ -' },
    },
    {
      name: 'roleLevel',
      label: { zh: '角色层级', en: 'Level' },
      type: 'enum',
      required: true,
      options: [
        { value: 'BRAND', label: { zh: '品牌', en: 'Brand' } },
        { value: 'HOTEL', label: { zh: '门店', en: 'Store' } },
      ],
      default: 'HOTEL',
    },
    {
      name: 'isPreset',
      label: { zh: '系统预置', en: 'Preset' },
      type: 'bool',
      readOnly: true,
      default: false,
    },
    {
      name: 'permissions',
      label: { zh: '功能权限', en: 'Permissions' },
      type: 'permissions',
      required: true,
    },
    {
      name: 'dataScope',
      label: { zh: '数据范围', en: 'Data scope' },
      type: 'enum',
      required: true,
      options: [
        { value: 'ALL', label: { zh: '全部门店', en: 'All stores' } },
        { value: 'HOTEL', label: { zh: '本门店', en: 'Own store' } },
        { value: 'DEPARTMENT', label: { zh: '本部门及下级', en: 'Own department and below' } },
        { value: 'SELF', label: { zh: '仅本人', en: 'Own rows' } },
      ],
      default: 'HOTEL',
    },
    {
      name: 'viewSensitive',
      label: { zh: '可查看完整手机号', en: 'May see whole phone numbers' },
      type: 'bool',
      default: false,
    },
    { name: 'canExport', label: { zh: '可导出数据', en: 'May export' }, type: 'bool', default: false },
    {
      name: 'maxRefundAmount',
      label: { zh: '单笔退款上限', en: 'Refund limit' },
      type: 'money',
      min: 0,
      default: 0,
      help: { zh: '0为不可退款', en: '0: no refunds' },
    },
    {
      name: 'employeeCount',
      label: { zh: '使用人数', en: 'Employees' },
      type: 'int',
      computed: 'employees that hold the role',
      readOnly: true,
    },
    { name: 'description', label: { zh: '说明', en: 'Description' }, type: 'text', maxLength: 100 },
    {
      name: 'status',
      label: { zh: '状态', en: 'Status' },
      type: 'enum',
      readOnly: true,
      default: 'ENABLED',
      options: states,
    },
  ],
  states: {
    field: 'status',
    initial: 'ENABLED',
    values: states,
    actions: [
      {
        name: 'disable',
        label: { zh: '停用', en: 'Disable' },
        from: ['ENABLED'],
        to: 'DISABLED',
        tone: 'danger',
        confirm: {
          zh: '停用后相关员工失去该角色权限，确认？',
          en: 'Its employees lose its permissions. Disable?',
        },
        effect: 'refused for preset roles; sessions of its employees are checked again on their next request',
      },
      {
        name: 'enable',
        label: { zh: '启用', en: 'Enable' },
        from: ['DISABLED'],
        to: 'ENABLED',
        tone: 'primary',
      },
    ],
  },
} as const satisfies Resource
