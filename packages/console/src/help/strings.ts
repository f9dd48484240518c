import { defineStrings } from '@ebkit/core/locale'

/** Texts around guides. */
export const helpStrings = defineStrings('console-help', {
  zh: { sections: '目录' },
  en: { sections: 'Contents' },
})
