import { defineStrings } from '@ebkit/core/locale'

export const formStrings = defineStrings('forms', {
  zh: { required: '此项必填' },
  en: { required: 'This field is required' },
})
