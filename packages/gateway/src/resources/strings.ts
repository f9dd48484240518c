/** Messages about rows that were not deleted. */
export const strings = {
  zh: {
    notFound: '该记录不存在或已被删除',
    used: '{count} 个{title}',
    separator: '、',
    referenced: '正被 {uses} 使用，不能删除',
    referencedElsewhere: '正被其他门店的记录使用，不能删除',
  },
  en: {
    notFound: 'This row does not exist any more',
    used: '{count} × {title}',
    separator: ', ',
    referenced: 'It is used by {uses} and stays',
    referencedElsewhere: 'It is used by rows of other stores and stays',
  },
} as const
