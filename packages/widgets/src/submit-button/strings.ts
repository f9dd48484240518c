import { defineStrings } from '@ebkit/core/locale'

/** Every text of eb-submit-button; pages override them under the group `submit-button`. */
export const strings = defineStrings('submit-button', {
  zh: { submit: '提交', busy: '正在提交', failed: '没有提交上去' },
  en: { submit: 'Submit', busy: 'Submitting', failed: 'Not submitted' },
})
