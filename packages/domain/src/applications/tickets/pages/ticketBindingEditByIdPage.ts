import type { Page } from '../../../pages/Page'

export const ticketBindingEditByIdPage = {
  route: '/ticket/binding/edit/{id}',
  kind: 'form',
  title: { zh: '编辑绑定', en: 'Edit binding' },
  resource: 'ticketBinding',
  modes: ['edit'],
  param: 'id',
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
  uses: ['eb-product-picker', 'eb-switch'],
  notes: 'While BOUND product, spec, system and code are read-only; unbind first.',
} as const satisfies Page
