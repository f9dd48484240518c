import { defineStrings } from '@ebkit/core/locale'

/** Every text of the cascader; pages override them under the group `cascader`. */
export const strings = defineStrings('cascader', {
  zh: {
    placeholder: '请选择',
    search: '搜索',
    clear: '清除',
    back: '返回',
    loading: '加载中…',
    failed: '加载失败',
    retry: '重试',
    empty: '没有下级',
    nothing: '没有找到',
    // {ids}: of items that cannot be shown
    bad: '有选项没有显示，id 缺失、重复或循环：{ids}',
  },
  en: {
    placeholder: 'Choose',
    search: 'Search',
    clear: 'Clear',
    back: 'Back',
    loading: 'Loading…',
    failed: 'Could not load',
    retry: 'Try again',
    empty: 'Nothing below',
    nothing: 'Nothing found',
    bad: 'Items without an id, repeated or below themselves are not shown: {ids}',
  },
})

export type CascaderText = (
  key: keyof (typeof strings)['texts']['zh'],
  params?: Record<string, unknown>,
) => string
