import { defineStrings } from '@ebkit/core/locale'

/** Texts of the number input. */
export const strings = defineStrings('numberInput', {
  zh: {
    minus: '减少',
    plus: '增加',
    rangeUnderflow: '不能小于 {limit}',
    rangeOverflow: '不能大于 {limit}',
    stepMismatch: '最多 {limit} 位小数',
  },
  en: {
    minus: 'Decrease',
    plus: 'Increase',
    rangeUnderflow: 'At least {limit}',
    rangeOverflow: 'At most {limit}',
    stepMismatch: 'At most {limit} decimals',
  },
})
