import { defineStrings } from '@ebkit/core/locale'

/** Texts for looking up a product in another ticket system. */
export const supplierStrings = defineStrings('console-supplier-look-up', {
  zh: {
    lookUp: '查询对方商品',
    incomplete: '先选择对接系统，再填写对方商品编码',
    found: '找到：{name}，结算价 {price}',
  },
  en: {
    lookUp: 'Look it up',
    incomplete: 'Choose the system and enter their code first',
    found: 'Found: {name}, at {price}',
  },
})
