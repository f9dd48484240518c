import { defineStrings } from '@ebkit/core/locale'

/** Every text of eb-title-bar; pages override them under the group `titleBar`. */
export const strings = defineStrings('titleBar', {
  zh: { missing: '加载失败，刷新页面再试' },
  en: { missing: 'It could not be loaded. Reload the page' },
})
