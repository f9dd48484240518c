import { defineStrings } from '@ebkit/core/locale'

/** Texts of printed sheets. */
export const printStrings = defineStrings('console-print', {
  zh: {
    printedBy: '{name}，{time} 打印',
    place: '{place} / {count}',
    count: '共 {count} 条',
    cut: '共 {total} 条，这里是前 {count} 条，缩小范围再打印其余的',
    empty: '没有符合条件的内容',
    preparing: '正在准备打印',
    failed: '打印不了：{reason}',
    frame: '打印的内容',
  },
  en: {
    printedBy: 'Printed by {name}, {time}',
    place: '{place} / {count}',
    count: '{count} in all',
    cut: 'The first {count} of {total}; narrow the list to print the others',
    empty: 'Nothing matches',
    preparing: 'Preparing the sheets',
    failed: 'Could not print: {reason}',
    frame: 'What is printed',
  },
})
