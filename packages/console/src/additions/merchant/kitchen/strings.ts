import { defineStrings } from '@ebkit/core/locale'

/** Texts of what kitchens do not print. */
export const kitchenStrings = defineStrings('console-kitchen', {
  zh: {
    uncovered: '这些菜品分类没有启用的后厨打印方案，下单后不会打印：',
    uncoveredOf: '{restaurant}：{classes}',
    andMore: '{classes}，还有 {count} 个',
    comma: '、',
    failed: '未能检查后厨打印方案：{reason}',
  },
  en: {
    uncovered: 'No kitchen rule in force has these classes. Their dishes would not be printed:',
    uncoveredOf: '{restaurant}: {classes}',
    andMore: '{classes} and {count} more',
    comma: ', ',
    failed: 'Could not check the kitchen rules: {reason}',
  },
})
