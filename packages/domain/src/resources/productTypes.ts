import type { Option } from '@ebkit/rules/fields'

/** Types of products, and the purposes of a category. */
export const productTypes: readonly Option[] = [
  { value: 'ticket', label: { zh: '门票', en: 'Admission ticket' } },
  { value: 'room', label: { zh: '房券', en: 'Room voucher' } },
  { value: 'meal', label: { zh: '餐券', en: 'Meal voucher' } },
  { value: 'package', label: { zh: '套餐', en: 'Package' } },
  { value: 'goods', label: { zh: '实物商品', en: 'Physical goods' } },
  { value: 'gift', label: { zh: '赠品', en: 'Gift' } },
]
