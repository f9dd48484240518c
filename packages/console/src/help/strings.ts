import { defineStrings } from '@ebkit/core/locale'

/** Texts of guides. */
export const helpStrings = defineStrings('console-help', {
  zh: { sections: '目录' },
  en: { sections: 'Contents' },
})
