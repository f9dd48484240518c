import type { PagerTexts } from '@ebkit/ui/pager'

/** Texts of every pager. Pages override them under the group of the surrounding widget. */
export const pagerStrings = {
  zh: {
    first: '首页',
    previous: '上一页',
    next: '下一页',
    last: '末页',
    page: '第 {page} 页',
  },
  en: {
    first: 'First page',
    previous: 'Previous page',
    next: 'Next page',
    last: 'Last page',
    page: 'Page {page}',
  },
}

/** The texts of a pager, from those of its widget. */
export const pagerTexts = (
  text: (key: 'pages' | 'page' | 'first' | 'previous' | 'next' | 'last', params?: { page: number }) => string,
): PagerTexts => ({
  label: text('pages'),
  first: text('first'),
  previous: text('previous'),
  next: text('next'),
  last: text('last'),
  page: (page) => text('page', { page }),
})
