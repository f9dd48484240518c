import type { Page } from '../../../pages/Page'

export const deliveryPlatformPage = {
  route: '/delivery-platform',
  kind: 'list',
  title: { zh: '配送平台', en: 'Delivery platforms' },
  resource: 'deliveryPlatform',
  columns: [
    'platformName',
    'platformCode',
    'shopNo',
    'serviceRadius',
    'serviceHours',
    'feeBearer',
    'baseFee',
    'priority',
    'balance',
    'dispatchingCount',
    'lastCheckAt',
    'status',
  ],
  search: ['platformName', 'shopNo'],
  filters: ['platformCode', 'feeBearer'],
  tabs: 'status',
  toolbar: ['create'],
  rowActions: ['edit', 'bind', 'testOrder', 'enable', 'disable', 'unbind', 'delete'],
  sort: 'priority asc',
  marks: [
    {
      field: 'platformName',
      when: 'status=ERROR&lastError!=null',
      tone: 'danger',
      hint: { zh: '{lastError}', en: '{lastError}' },
    },
    {
      field: 'balance',
      when: 'balance<{balanceAlert}&platformCode!=SELF',
      tone: 'danger',
      hint: { zh: '余额不足，请充值', en: 'Low: please top up' },
    },
  ],
  uses: ['eb-map-picker', 'eb-switch', 'eb-number-input'],
  notes:
    'Create and edit open in a drawer with the sections. A balance below balanceAlert is shown in red with a hint to top up; a row in ERROR shows lastError under the name. Delete only in UNBOUND. SELF has no balance, no bind and no testOrder.',
  drawer: {
    sections: [
      {
        title: { zh: '平台与门店', en: 'Platform and store' },
        fields: ['platformCode', 'platformName', 'shopNo', 'appKey', 'appSecret', 'goodsCategory'],
      },
      {
        title: { zh: '取货信息', en: 'Pick-up' },
        fields: ['contactName', 'contactPhone', 'pickupAddress', 'pickupGeo'],
      },
      {
        title: { zh: '配送范围与费用', en: 'Area and fee' },
        fields: ['serviceRadius', 'serviceHours', 'baseFee', 'extraFeePerKm', 'feeBearer', 'freeThreshold'],
      },
      {
        title: { zh: '派单规则', en: 'Dispatch' },
        fields: ['autoDispatch', 'dispatchDelay', 'priority', 'acceptTimeout', 'balanceAlert'],
      },
    ],
  },
} as const satisfies Page
