import type { Page } from '../../../pages/Page'

export const epayPage = {
  route: '/epay',
  kind: 'list',
  title: { zh: 'ePay 支付通道', en: 'ePay channels' },
  resource: 'payChannel',
  columns: [
    'storeId',
    'channelType',
    'mchMode',
    'mchId',
    'secretSet',
    'feeRate',
    'settleCycle',
    'splitEnabled',
    'scenes',
    'certExpireAt',
    'testedAt',
    'status',
  ],
  search: ['mchId'],
  filters: ['storeId', 'channelType', 'mchMode', 'scenes', 'splitEnabled'],
  tabs: 'status',
  toolbar: [
    'create',
    { label: { zh: '门店进件', en: 'Onboarding' }, to: '/incoming/edit/{hotelId}' },
    'export',
  ],
  rowActions: ['edit', 'apply', 'test', 'enable', 'disable'],
  sort: 'storeId asc',
  uses: ['eb-switch', 'eb-qr-code', 'eb-uploader'],
  notes:
    'Forms in a drawer; keys are write-only. Certificates that expire within 30 days are amber. A stepper above the table explains 填写资料 → 审核 → 测试 → 启用. Channels cannot be deleted once used.',
} as const satisfies Page
