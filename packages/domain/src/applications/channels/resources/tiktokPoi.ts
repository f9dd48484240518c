import type { Resource, State } from '../../../Resource'

const states = [
  { value: 'UNMATCHED', label: { zh: '未匹配', en: 'Not matched' }, tone: 'neutral' },
  { value: 'MATCHING', label: { zh: '匹配中', en: 'Matching' }, tone: 'info' },
  { value: 'MATCHED', label: { zh: '已匹配', en: 'Matched' }, tone: 'success' },
  { value: 'FAILED', label: { zh: '匹配失败', en: 'Failed' }, tone: 'danger' },
] as const satisfies readonly State[]

export const tiktokPoi = {
  name: 'tiktokPoi',
  title: { zh: '抖音门店POI', en: 'Douyin POI' },
  service: 'wxa-admin',
  scope: 'brand',
  key: 'tiktokPoiId',
  display: 'poiName',
  unique: [['poiId']],
  seed: {
    count: 42,
    story:
      'One per store: 28 matched, 3 matching, 4 failed (名称不一致, 地址超出 500 米, 营业执照主体不符), 7 not matched.',
  },
  fields: [
    { name: 'tiktokPoiId', label: { zh: '编号', en: 'ID' }, type: 'string', readOnly: true },
    { name: 'storeId', label: { zh: '门店', en: 'Store' }, type: 'ref', required: true, ref: 'hotel' },
    { name: 'poiId', label: { zh: '抖音POI ID', en: 'Douyin POI id' }, type: 'string', readOnly: true },
    {
      name: 'poiName',
      label: { zh: '抖音门店名称', en: 'Douyin store name' },
      type: 'string',
      required: true,
      maxLength: 40,
    },
    {
      name: 'poiCategory',
      label: { zh: '门店类目', en: 'Category' },
      type: 'enum',
      required: true,
      options: [
        { value: 'HOTEL', label: { zh: '酒店', en: 'Hotel' } },
        { value: 'SCENIC', label: { zh: '景区', en: 'Scenic area' } },
        { value: 'RESTAURANT', label: { zh: '餐饮', en: 'Restaurant' } },
        { value: 'LEISURE', label: { zh: '休闲娱乐', en: 'Leisure' } },
        { value: 'SHOPPING', label: { zh: '购物', en: 'Shopping' } },
      ],
    },
    { name: 'region', label: { zh: '省市区', en: 'Region' }, type: 'region', required: true },
    { name: 'address', label: { zh: '地址', en: 'Address' }, type: 'string', required: true, maxLength: 100 },
    { name: 'geo', label: { zh: '位置', en: 'Position' }, type: 'geo', required: true },
    {
      name: 'distance',
      label: { zh: '位置偏差', en: 'Distance' },
      type: 'int',
      readOnly: true,
      computed:
        'Metres between the position of the store and that of the Douyin POI; above 500 is a warning.',
      unit: { zh: '米', en: 'm' },
    },
    {
      name: 'licenseNo',
      label: { zh: '营业执照号', en: 'Licence number' },
      type: 'string',
      required: true,
      maxLength: 18,
      rules: ['alphaNum'],
    },
    {
      name: 'douyinAccount',
      label: { zh: '抖音企业号', en: 'Douyin account' },
      type: 'string',
      maxLength: 40,
    },
    {
      name: 'lifeAccountId',
      label: { zh: '生活服务账户', en: 'Life-service account' },
      type: 'string',
      maxLength: 40,
    },
    {
      name: 'verifyEnabled',
      label: { zh: '开通券码核销', en: 'Coupon verification' },
      type: 'bool',
      default: true,
    },
    {
      name: 'serviceCount',
      label: { zh: '挂载服务数', en: 'Services' },
      type: 'int',
      readOnly: true,
      computed: 'Count of PUBLISHED poiService rows with this POI.',
    },
    { name: 'matchedAt', label: { zh: '匹配时间', en: 'Matched at' }, type: 'datetime', readOnly: true },
    {
      name: 'failReason',
      label: { zh: '失败原因', en: 'Reason of failure' },
      type: 'string',
      readOnly: true,
    },
    {
      name: 'status',
      label: { zh: '状态', en: 'Status' },
      type: 'enum',
      readOnly: true,
      default: 'UNMATCHED',
      options: states,
    },
  ],
  states: {
    field: 'status',
    initial: 'UNMATCHED',
    values: states,
    actions: [
      {
        name: 'match',
        label: { zh: '发起匹配', en: 'Match' },
        from: ['UNMATCHED', 'FAILED'],
        to: 'MATCHING',
        tone: 'primary',
        input: [
          {
            name: 'poiId',
            label: { zh: '抖音POI ID', en: 'Douyin POI id' },
            type: 'string',
            required: true,
            pattern: '^\\d{16,20}$',
          },
        ],
        effect:
          'Name, address, position and licence go to Douyin; the answer within two days sets MATCHED or FAILED with failReason.',
      },
      {
        name: 'unmatch',
        label: { zh: '解除匹配', en: 'Unmatch' },
        from: ['MATCHED'],
        to: 'UNMATCHED',
        tone: 'danger',
        confirm: {
          zh: '解除后该门店的挂载服务与核销将停用，确定解除？',
          en: 'Its services and verification stop. Unmatch?',
        },
        effect: 'poiService rows with only this POI become OFFLINE.',
      },
      {
        name: 'refresh',
        label: { zh: '刷新状态', en: 'Refresh' },
        from: ['MATCHING', 'MATCHED'],
        tone: 'default',
        effect: 'Asks Douyin for the match again and writes its answer, matchedAt or failReason.',
      },
    ],
    auto: [
      {
        name: 'matched',
        label: { zh: '匹配成功', en: 'Matched' },
        from: ['MATCHING'],
        to: 'MATCHED',
        by: 'platform',
        when: 'matchedAt, poiName and distance are written.',
      },
      {
        name: 'matchFailed',
        label: { zh: '匹配失败', en: 'Match failed' },
        from: ['MATCHING'],
        to: 'FAILED',
        by: 'platform',
        when: 'failReason is written.',
      },
    ],
  },
} as const satisfies Resource
