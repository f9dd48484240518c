import { defineStrings } from '@ebkit/core/locale'

/** The button beside a chunk that failed to load; `errorStrings` has the message. */
export const partFailureStrings = defineStrings('later', {
  zh: { retry: '重试' },
  en: { retry: 'Try again' },
})
