import { defineStrings } from '@ebkit/core/locale'

/** Every text of eb-suggest; pages override them under the group `suggest`. */
export const strings = defineStrings('suggest', {
  zh: {
    input: '输入',
    list: '建议',
    loading: '正在查找',
    empty: '没有建议',
    failed: '没查到建议，内容还在，可以接着填',
    retry: '重试',
    count: '{count} 条建议',
  },
  en: {
    input: 'Text',
    list: 'Suggestions',
    loading: 'Searching',
    empty: 'No suggestions',
    failed: 'No suggestions could be loaded. Your text is still here',
    retry: 'Try again',
    count: '{count} {count|suggestion|suggestions}',
  },
})

export type SuggestText = (
  key: keyof (typeof strings)['texts']['zh'],
  params?: Record<string, unknown>,
) => string
