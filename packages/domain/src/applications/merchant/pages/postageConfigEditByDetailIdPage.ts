import type { Page } from '../../../pages/Page'
import { postageSections } from '../postageSections'

export const postageConfigEditByDetailIdPage = {
  route: '/postage-config/edit/{detailId}',
  kind: 'form',
  title: { zh: '编辑运费模板', en: 'Edit postage template' },
  resource: 'postageTemplate',
  modes: ['edit'],
  param: 'detailId',
  after: '/postage-config/list',
  question: {
    when: 'productCount>0',
    text: {
      zh: '有 {productCount} 个商品正在使用这个模板，保存后新订单按新运费计算，已下订单的运费不变。确定保存？',
      en: '{productCount} products use this template. New orders pay the new postage, orders already placed keep theirs. Save?',
    },
  },
  uses: ['eb-cascader', 'eb-list-editor', 'eb-number-input'],
  notes:
    'Add, edit and copy share one screen (W-ROUTE-7). A region used in one rule is disabled in the others and in excludedRegions. When productCount is above 0 saving asks to confirm with the count; orders already placed keep their fee.',
  sections: [...postageSections],
} as const satisfies Page
