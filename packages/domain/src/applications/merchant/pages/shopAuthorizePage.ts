import type { Page } from '../../../pages/Page'

export const shopAuthorizePage = {
  route: '/shop-authorize',
  kind: 'list',
  title: { zh: '渠道授权', en: 'Shop authorisation' },
  resource: 'saleChannel',
  columns: [
    'channelName',
    'appType',
    'appId',
    'relationType',
    'merchantId',
    'principalName',
    'isMasterOrOwner',
    'scopes',
    'sharedStoreCount',
    'authorizedAt',
    'expireAt',
    'daysLeft',
    'authStatus',
  ],
  search: ['channelName', 'appId', 'principalName'],
  filters: ['appType', 'relationType', 'authStatus'],
  tabs: 'authStatus',
  toolbar: ['create', 'export'],
  rowActions: ['authorize', 'renew', 'shareToStores', 'cancelAuth', 'view'],
  first: 'authStatus=EXPIRING',
  sort: 'appType asc',
  notes:
    'GET merchant-api/eb/hotel/get_merchant_all_sale_channel_info reads these rows by appTypes (W-GATE-9, W-CHAN-1). Only rows with isMasterOrOwner offer renew, shareToStores and cancelAuth; a shared store sees them greyed with a tooltip naming the owner. Expiring rows sort first with a warning bar above the table.',
} as const satisfies Page
