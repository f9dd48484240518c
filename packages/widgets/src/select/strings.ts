import { defineStrings } from '@ebkit/core/locale'

/** Every text of eb-select; pages override them under the group `select`. */
export const strings = defineStrings('select', {
  zh: {
    choose: '选择',
    clear: '清空',
    filter: '筛选',
    none: '没有匹配的选项',
    empty: '还没有选项',
    // Heading of saved values that the options do not have.
    unknown: '不在选项里',
    // Between chosen ones.
    separator: '、',
    count: '已选 {count} 项',
  },
  en: {
    choose: 'Choose',
    clear: 'Clear',
    filter: 'Filter',
    none: 'No option matches',
    empty: 'No options yet',
    unknown: 'Not among the options',
    separator: ', ',
    count: '{count} chosen',
  },
})
