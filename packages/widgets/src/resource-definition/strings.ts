import { defineStrings } from '@ebkit/core/locale'

export const definitionStrings = defineStrings('resource-definition', {
  zh: { failed: '加载失败', retry: '重试' },
  en: { failed: 'Could not load', retry: 'Try again' },
})
