import { defineStrings } from '@ebkit/core/locale'

/** Texts of the dialog for choosing files; pages override them under the group `objects`. */
export const strings = defineStrings('objects', {
  zh: { wrongType: '不是要选的类型' },
  en: { wrongType: 'Not of the type asked for' },
})
