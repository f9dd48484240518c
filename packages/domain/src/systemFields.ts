import type { Field } from '@ebkit/rules/fields'

/** The fields of every row that no definition lists. Requests cannot write them. */
export const systemFields: readonly Field[] = [
  { name: 'createdAt', label: { zh: '创建时间', en: 'Created' }, type: 'datetime', readOnly: true },
  { name: 'updatedAt', label: { zh: '更新时间', en: 'Changed' }, type: 'datetime', readOnly: true },
  { name: 'createdBy', label: { zh: '创建人', en: 'Created by' }, type: 'string', readOnly: true },
  { name: 'updatedBy', label: { zh: '更新人', en: 'Changed by' }, type: 'string', readOnly: true },
  { name: 'version', label: { zh: '版本', en: 'Version' }, type: 'int', readOnly: true },
  { name: 'hotelId', label: { zh: '门店编号', en: 'Store no.' }, type: 'string', readOnly: true },
  { name: 'brandId', label: { zh: '品牌编号', en: 'Brand no.' }, type: 'string', readOnly: true },
]
