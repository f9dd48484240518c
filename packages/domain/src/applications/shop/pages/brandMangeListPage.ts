import type { Page } from '../../../pages/Page'

export const brandMangeListPage = {
  route: '/brandMangeList',
  kind: 'list',
  title: { zh: '品牌管理', en: 'Brands' },
  resource: 'brand',
  columns: [
    'logo',
    'brandName',
    'brandCode',
    'groupName',
    'industry',
    'hotelCount',
    'memberCount',
    'memberShared',
    'cardShared',
    'contactName',
    'contactPhone',
    'contractUntil',
    'status',
  ],
  search: ['brandName', 'brandCode', 'groupName'],
  filters: ['industry', 'memberShared'],
  tabs: 'status',
  toolbar: ['create', 'export'],
  rowActions: [
    'edit',
    'view',
    { label: { zh: '门店', en: 'Stores' }, to: '/admin/channelSelect?brandId={brandId}&stay=1' },
    'enable',
    'disable',
  ],
  sort: 'sort asc',
  uses: ['eb-image-picker', 'eb-switch'],
  notes:
    'Lists the brands that the logged-in user may act for (grants of admin_id), not only the one of the auth context; brandCode is fixed once saved and contractUntil is set by the platform. Turning memberShared off with members in several stores is refused. The drawer of view lists the stores.',
  drawer: {
    related: [
      {
        resource: 'hotel',
        via: 'brandId',
        title: { zh: '品牌门店', en: 'Stores' },
        columns: [
          'hotelName',
          'hotelCode',
          'businessTypes',
          'region',
          'phone',
          'onSaleCount',
          'score',
          'auditStatus',
        ],
      },
    ],
  },
} as const satisfies Page
