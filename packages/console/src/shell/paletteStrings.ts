import { defineStrings } from '@ebkit/core/locale'

/** Texts of the palette's results. */
export const paletteStrings = defineStrings('console-palette', {
  zh: {
    results: '{count} 个结果',
    rows: '数据',
    searching: '搜索中…',
    hint: '输入页面名称，或订单号、卡号、姓名、商品名',
    nothing: '没有叫「{search}」的页面或数据',
    rowsFailed: '数据没有搜到：{reason}',
  },
  en: {
    results: '{count} {count|result|results}',
    rows: 'Rows',
    searching: 'Searching…',
    hint: 'Type the name of a page, an order or card number, a person or a product',
    nothing: 'No page or row is named “{search}”',
    rowsFailed: 'Rows could not be searched: {reason}',
  },
})
