import { defineStrings } from '@ebkit/core/locale'

/** Texts of what kitchens do not print. */
export const kitchenStrings = defineStrings('console-kitchen', {
  zh: {
    uncovered: '{restaurant}：{classes} 没有启用的后厨打印方案，这些菜品下单后不会打印。',
    comma: '、',
    failed: '未能检查后厨打印方案：{reason}',
  },
  en: {
    uncovered: '{restaurant}: no kitchen rule in force has {classes}. These dishes would not be printed.',
    comma: ', ',
    failed: 'Could not check the kitchen rules: {reason}',
  },
})
