import { defineStrings } from '@ebkit/core/locale'

/** Texts of a form whose sections are steps. */
export const stepStrings = defineStrings('console-form-steps', {
  zh: { steps: '步骤', previous: '上一步', next: '下一步' },
  en: { steps: 'Steps', previous: 'Back', next: 'Next' },
})
