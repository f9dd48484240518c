import type { Page } from '../../../pages/Page'

export const categoryManageIndexPage = {
  route: '/category-manage/index',
  kind: 'tree',
  title: { zh: '积分商品分类', en: 'Points categories' },
  resource: 'pointsCategory',
  columns: [
    'icon',
    'categoryName',
    'showHome',
    'productCount',
    'onSaleCount',
    'exchangeCount',
    'sortNo',
    'status',
  ],
  toolbar: ['create'],
  rowActions: [
    'create',
    'edit',
    'enable',
    'disable',
    'delete',
    { label: { zh: '商品', en: 'Products' }, to: '/points-mall/index?pointsCategoryId={pointsCategoryId}' },
  ],
  sections: [
    {
      title: { zh: '分类', en: 'Category' },
      fields: ['categoryName', 'parentId', 'icon', 'banner', 'showHome', 'sortNo'],
    },
  ],
  uses: ['eb-image-picker', 'eb-switch'],
  notes:
    'Two levels; drag sorts. Delete is refused while productCount > 0, with an offer to move the products. A phone preview shows the category bar of the mall.',
} as const satisfies Page
