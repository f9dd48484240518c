import type { Resource, State } from '../../../Resource'

const states = [
  { value: 'DRAFT', label: { zh: '未绑定', en: 'Not bound' }, tone: 'neutral' },
  { value: 'BOUND', label: { zh: '已绑定', en: 'Bound' }, tone: 'success' },
  { value: 'FAILED', label: { zh: '绑定失败', en: 'Failed' }, tone: 'danger' },
  { value: 'SUSPENDED', label: { zh: '已暂停', en: 'Suspended' }, tone: 'warning' },
] as const satisfies readonly State[]

export const ticketBinding = {
  name: 'ticketBinding',
  title: { zh: '票务系统绑定', en: 'Ticket system binding' },
  service: 'ticket-api',
  scope: 'hotel',
  key: 'bindingId',
  display: 'bindingName',
  unique: [['ticketProductId', 'specName']],
  editable: [
    {
      while: 'status!=BOUND',
      fields: ['ticketProductId', 'specName', 'supplierSystem', 'supplierProductCode'],
      code: 'bound',
      otherwise: {
        zh: '已绑定，先解绑再改商品、规格、系统和对方编码',
        en: 'It is bound: unbind it before you change product, spec, system or code',
      },
    },
  ],
  deletable: [
    {
      while: 'status=DRAFT',
      code: 'notDraft',
      otherwise: {
        zh: '绑定过的不能删除，可以解绑或暂停',
        en: 'It has been bound: unbind or suspend it instead',
      },
    },
  ],
  seed: {
    count: 22,
    story:
      '16 BOUND (10 智游宝, 4 票付通, 2 自有闸机), 2 FAILED (对方商品不存在, 授权过期), 2 SUSPENDED, 2 DRAFT.',
  },
  fields: [
    { name: 'bindingId', label: { zh: '绑定编号', en: 'No.' }, type: 'string', readOnly: true },
    {
      name: 'bindingName',
      label: { zh: '绑定名称', en: 'Binding' },
      type: 'string',
      required: true,
      maxLength: 30,
    },
    {
      name: 'ticketProductId',
      label: { zh: '本店商品', en: 'Own product' },
      type: 'ref',
      ref: 'ticketProduct',
      required: true,
    },
    {
      name: 'specName',
      label: { zh: '规格', en: 'Spec' },
      type: 'string',
      maxLength: 20,
      help: { zh: '多规格商品按规格绑定', en: 'Bind each spec of a multi-spec product' },
    },
    {
      name: 'supplierSystem',
      label: { zh: '对接系统', en: 'System' },
      type: 'enum',
      required: true,
      options: [
        { value: 'zyb', label: { zh: '智游宝', en: 'Zhiyoubao' } },
        { value: 'pft', label: { zh: '票付通', en: 'Piaofutong' } },
        { value: 'ts', label: { zh: '天时同城', en: 'Tianshi' } },
        { value: 'zwy', label: { zh: '自我游', en: 'Ziwoyou' } },
        { value: 'gate', label: { zh: '自有闸机', en: 'Own gate' } },
      ],
    },
    {
      name: 'supplierProductCode',
      label: { zh: '对方商品编码', en: 'Their code' },
      type: 'string',
      required: true,
      maxLength: 40,
      rules: ['alphaNum'],
    },
    {
      name: 'supplierProductName',
      label: { zh: '对方商品名', en: 'Their product' },
      type: 'string',
      readOnly: true,
    },
    { name: 'supplierPrice', label: { zh: '对方结算价', en: 'Their price' }, type: 'money', readOnly: true },
    {
      name: 'codeSource',
      label: { zh: '券码来源', en: 'Codes' },
      type: 'enum',
      required: true,
      default: 'supplier',
      options: [
        { value: 'supplier', label: { zh: '对方系统发码', en: 'Theirs' } },
        { value: 'own', label: { zh: '本系统发码', en: 'Own' } },
      ],
    },
    { name: 'syncInventory', label: { zh: '同步库存', en: 'Sync inventory' }, type: 'bool', default: true },
    { name: 'syncPrice', label: { zh: '同步价格', en: 'Sync price' }, type: 'bool', default: false },
    {
      name: 'pushRealName',
      label: { zh: '推送实名信息', en: 'Send real names' },
      type: 'bool',
      default: false,
    },
    {
      name: 'refundNeedConfirm',
      label: { zh: '退款需对方确认', en: 'Refund needs their consent' },
      type: 'bool',
      default: true,
    },
    { name: 'lastSyncTime', label: { zh: '最近同步', en: 'Last sync' }, type: 'datetime', readOnly: true },
    { name: 'lastSyncResult', label: { zh: '同步结果', en: 'Result' }, type: 'string', readOnly: true },
    {
      name: 'pushFailCount',
      label: { zh: '推单失败', en: 'Failed pushes' },
      type: 'int',
      readOnly: true,
      computed: 'ticketPushLog rows in FAILED of the last 7 days.',
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
        name: 'bind',
        label: { zh: '绑定', en: 'Bind' },
        from: ['DRAFT', 'FAILED'],
        to: 'BOUND',
        tone: 'primary',
        effect:
          'Checks the product at the other system; on refusal the row turns FAILED with lastSyncResult.',
      },
      {
        name: 'sync',
        label: { zh: '立即同步', en: 'Sync now' },
        from: ['BOUND'],
        effect: 'Fetches price and inventory and writes lastSyncTime and lastSyncResult.',
      },
      {
        name: 'suspend',
        label: { zh: '暂停推单', en: 'Suspend' },
        from: ['BOUND'],
        to: 'SUSPENDED',
        tone: 'danger',
        effect: 'New orders get own codes; nothing is sent to the other system.',
      },
      {
        name: 'resume',
        label: { zh: '恢复', en: 'Resume' },
        from: ['SUSPENDED'],
        to: 'BOUND',
        tone: 'primary',
        effect: 'Orders are sent again.',
      },
      {
        name: 'unbind',
        label: { zh: '解绑', en: 'Unbind' },
        from: ['BOUND', 'SUSPENDED', 'FAILED'],
        to: 'DRAFT',
        tone: 'danger',
        confirm: {
          zh: '已推送的订单仍由对方系统核销。',
          en: 'Orders already sent are still verified there.',
        },
        effect: 'Stops syncing; open orders keep their supplier codes.',
      },
    ],
    auto: [
      {
        name: 'syncLost',
        label: { zh: '同步失败', en: 'Sync refused' },
        from: ['BOUND'],
        to: 'FAILED',
        by: 'platform',
        when: 'Three syncs in a row were refused.',
      },
    ],
  },
} as const satisfies Resource
