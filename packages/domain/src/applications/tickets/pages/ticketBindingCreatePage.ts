import type { Page } from '../../../pages/Page'

export const ticketBindingCreatePage = {
  route: '/ticket/binding/create',
  kind: 'form',
  title: { zh: '新建绑定', en: 'New binding' },
  resource: 'ticketBinding',
  modes: ['add'],
  sections: [
    { title: { zh: '本店商品', en: 'Own product' }, fields: ['bindingName', 'ticketProductId', 'specName'] },
    {
      title: { zh: '对接系统', en: 'Other system' },
      fields: ['supplierSystem', 'supplierProductCode', 'supplierProductName', 'supplierPrice', 'codeSource'],
    },
    {
      title: { zh: '同步与推单', en: 'Sync' },
      fields: ['syncInventory', 'syncPrice', 'pushRealName', 'refundNeedConfirm', 'remark'],
    },
  ],
  after: '/ticket/binding/list',
  andThen: { action: 'bind', label: { zh: '保存并绑定', en: 'Save and bind' } },
  uses: ['eb-product-picker', 'eb-switch'],
  notes:
    '查询对方商品 looks the code up in the chosen system and fills name and price; an unknown code shows 对方系统未找到该商品. A second binding of the same product and spec is refused. 保存并绑定 saves and runs bind.',
} as const satisfies Page
