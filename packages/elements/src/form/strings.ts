import { defineStrings } from '@ebkit/core/locale'

export const formStrings = defineStrings('forms', {
  zh: { required: '填写这一项' },
  en: { required: 'Fill in this field' },
})
