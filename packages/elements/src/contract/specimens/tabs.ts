import { tabs, tabsReference } from '../../pure/tabs'
import type { Specimen } from '../Specimen'
import { inside, untyped } from './page'

export const specimen: Specimen = {
  ...untyped(tabs, tabsReference),
  attributes: {
    items: '[{"label":"待发货","value":"open","count":3},{"label":"已发货","value":"sent"}]',
    label: '订单',
  },
  content: '<p slot="open">三笔订单</p><p slot="sent">没有订单</p>',
  samples: {
    items: { text: '[{"label":"全部","value":"all"}]', value: [{ label: '全部', value: 'all' }] },
  },
  change: async (element) => {
    inside(element, '[role=tab]:last-child').click()
    return 'sent'
  },
}
