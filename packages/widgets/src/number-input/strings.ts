import { defineStrings } from '@ebkit/core/locale'

/** Texts of the number input. */
export const strings = defineStrings('numberInput', {
  zh: {
    minus: '减少',
    plus: '增加',
    rangeUnderflow: '不能小于 {limit}',
    rangeOverflow: '不能大于 {limit}',
    stepMismatch: '最多 {limit} 位小数',
    // Shown after a correction: the reason, and the resulting number.
    correction: '{cause}，{outcome}',
    notNumber: '「{typed}」不是数字',
    empty: '不能为空',
    above: '超过最大值',
    below: '低于最小值',
    decimals: '最多 {limit} 位小数',
    tooGreat: '「{typed}」超出可用范围',
    changed: '已改为 {value}',
    kept: '仍为 {value}',
    cleared: '已清除',
  },
  en: {
    minus: 'Decrease',
    plus: 'Increase',
    rangeUnderflow: 'At least {limit}',
    rangeOverflow: 'At most {limit}',
    stepMismatch: 'At most {limit} decimals',
    correction: '{cause}: {outcome}',
    notNumber: '“{typed}” is not a number',
    empty: 'A number is needed',
    above: 'Above the maximum',
    below: 'Below the minimum',
    decimals: 'At most {limit} decimals',
    tooGreat: '“{typed}” is out of range',
    changed: 'changed to {value}',
    kept: 'still {value}',
    cleared: 'cleared',
  },
})
