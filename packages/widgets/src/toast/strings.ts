import { defineStrings } from '@ebkit/core/locale'

/** Every text of eb-toast; pages override them under the group `toast`. */
export const strings = defineStrings('toast', {
  zh: { close: '关闭' },
  en: { close: 'Close' },
})
