import { type KindKeys, sections } from './KeyCase'

const query = '?id=a'

export const treeKeys: KindKeys = {
  cases: [
    { keys: { title: { zh: '另一页' } }, query, seen: '另一页' },
    { keys: { columns: ['slotName', 'late'] }, query, seen: '超时' },
    { keys: { search: ['slotName'] }, query, seen: '搜索名称' },
    { keys: { sort: 'total desc' }, query, seen: '"orderType":"total desc"' },
    { keys: { where: 'late=false' }, query, seen: 'late=false&parentId=null' },
    { keys: { toolbar: ['create'] }, query, seen: '新建' },
    { keys: { rowActions: ['create'] }, query, seen: '在「上午场」下面新建' },
    { keys: { rowActions: ['close'] }, query, seen: '关闭时段' },
    {
      keys: { rowActions: [{ label: { zh: '看商品' }, to: '/goods?slot={slotId}' }] },
      query,
      seen: '看商品',
    },
    { keys: { sections }, query, seen: '概况' },
    { keys: { shownBy: 'late' }, query, seen: '隐藏' },
  ],
  without: { chooser: 'e2e/notes.merchant.links.e2e.ts' },
}
