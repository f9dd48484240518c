import type { Page } from '../../../pages/Page'

export const pointsMallIndexPage = {
  route: '/points-mall/index',
  kind: 'list',
  title: { zh: '积分商品', en: 'Points products' },
  resource: 'pointsProduct',
  columns: [
    'cover',
    'productName',
    'productType',
    'pointsCategoryId',
    'points',
    'cashPrice',
    'totalInventory',
    'exchangedCount',
    'leftInventory',
    'validPeriod',
    'recommended',
    'sortNo',
    'updatedAt',
    'status',
  ],
  search: ['productName'],
  filters: ['productType', 'pointsCategoryId', 'exchangeMode', 'points', 'leftInventory', 'recommended'],
  tabs: 'status',
  dateRange: 'validPeriod',
  sort: 'sortNo desc',
  toolbar: [
    {
      label: { zh: '添加票券', en: 'Add a ticket' },
      to: '/points-mall/add-ticket-product/{brandId}/{hotelId}/0/0',
    },
    {
      label: { zh: '添加红包', en: 'Add a red envelope' },
      to: '/points-mall/red-package-product/{brandId}/{hotelId}/0/0',
    },
    {
      label: { zh: '添加储值卡', en: 'Add a card' },
      to: '/points-mall/precard-product/{brandId}/{hotelId}/0',
    },
    {
      label: { zh: '选平台商品', en: 'Add platform goods' },
      to: '/points-mall/zkt-product/{brandId}/{hotelId}/0/0',
    },
    { label: { zh: '分类管理', en: 'Categories' }, to: '/category-manage/index' },
    'export',
  ],
  rowActions: [
    {
      label: { zh: '编辑', en: 'Edit' },
      to: '/points-mall/add-ticket-product/{brandId}/{hotelId}/{pointsProductId}/{ticketProductId}',
      showIf: 'productType=TICKET',
    },
    {
      label: { zh: '编辑', en: 'Edit' },
      to: '/points-mall/red-package-product/{brandId}/{hotelId}/{pointsProductId}/{redPackageId}',
      showIf: 'productType=RED_PACKAGE',
    },
    {
      label: { zh: '编辑', en: 'Edit' },
      to: '/points-mall/precard-product/{brandId}/{hotelId}/{pointsProductId}',
      showIf: 'productType=PRECARD',
    },
    {
      label: { zh: '编辑', en: 'Edit' },
      to: '/points-mall/zkt-product/{brandId}/{hotelId}/{pointsProductId}/{zktProductId}',
      showIf: 'productType=ZKT',
    },
    'publish',
    'offline',
    'qr',
    {
      label: { zh: '兑换记录', en: 'Exchanges' },
      to: '/points-exchange-history/index?pointsProductId={pointsProductId}',
    },
    'delete',
  ],
  bulkActions: ['publish', 'offline'],
  uses: ['eb-qr-code', 'eb-number-input'],
  notes:
    'Edit is one of four links by productType (showIf). points, totalInventory and sortNo may be edited in place. leftInventory below 10 is amber, 0 red. Delete only NEW.',
} as const satisfies Page
