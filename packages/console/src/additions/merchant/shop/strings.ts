import { defineStrings } from '@ebkit/core/locale'

/** Texts above the form of a store. */
export const shopStrings = defineStrings('console-shop', {
  zh: {
    completeness: '信息完整度',
    filled: '已填 {filled}/{count} 项',
    empty: '待完善：',
    reviewed: '审核中的资质',
    inForce: '审核中的资质：通过前原资质继续有效',
    failed: '未能查询审核中的资质：{reason}',
  },
  en: {
    completeness: 'Completeness',
    filled: '{filled} of {count} filled',
    empty: 'Still empty:',
    reviewed: 'Licences in review',
    inForce: 'Licences in review: the old ones stay in force until they are approved',
    failed: 'Could not look for licences in review: {reason}',
  },
})
