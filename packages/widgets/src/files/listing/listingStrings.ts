import { defineStrings, type Translator } from '@ebkit/core/locale'

/** Texts of a listing of files; pages override them under the group `files`. */
export const listingStrings = defineStrings('files', {
  zh: {
    folders: '文件夹',
    files: '文件',
    empty: '暂无数据',
    loading: '加载中...',
    more: '加载更多',
    failed: '加载失败',
    retry: '重试',
  },
  en: {
    folders: 'Folders',
    files: 'Files',
    empty: 'Nothing here',
    loading: 'Loading...',
    more: 'Load more',
    failed: 'Could not be loaded',
    retry: 'Retry',
  },
})

export type ListingText = Translator<keyof (typeof listingStrings)['texts']['zh']>
