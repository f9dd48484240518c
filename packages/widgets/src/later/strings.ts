import { defineStrings } from '@ebkit/core/locale'

/** Of the button beside a part of the program that did not come; what happened is said by `errorStrings`. */
export const partFailureStrings = defineStrings('later', {
  zh: { retry: '重试' },
  en: { retry: 'Try again' },
})
