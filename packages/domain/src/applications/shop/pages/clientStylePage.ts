import type { Page } from '../../../pages/Page'

export const clientStylePage = {
  route: '/clientStyle',
  kind: 'settings',
  title: { zh: '客户端风格', en: 'Client style' },
  resource: 'clientStyle',
  uses: ['eb-switch', 'eb-image-picker'],
  notes:
    'A phone preview with three tabs (home, product list, product page) follows every change. A preset sets the colours; changing one afterwards turns stylePreset to CUSTOM. Text on primaryColor below a contrast of 4.5 warns. Restore defaults in the title bar.',
  sections: [
    {
      title: { zh: '风格方案', en: 'Preset' },
      fields: ['stylePreset', 'primaryColor', 'secondaryColor', 'priceColor', 'backgroundColor'],
    },
    {
      title: { zh: '组件样式', en: 'Components' },
      fields: ['buttonShape', 'cardStyle', 'fontSize', 'careMode', 'loadingImage', 'emptyImage'],
    },
    {
      title: { zh: '列表展示', en: 'Lists' },
      fields: [
        'productLayout',
        'roomLayout',
        'imageRatio',
        'showSales',
        'showMarketPrice',
        'showMemberPrice',
        'soldOutMode',
      ],
    },
    { title: { zh: '语言', en: 'Languages' }, fields: ['languages'] },
  ],
} as const satisfies Page
