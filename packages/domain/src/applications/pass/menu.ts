import type { MenuGroup } from '../../menu/MenuGroup'

export const passMenu = [
  {
    name: 'passes',
    title: { zh: '通票', en: 'Passes' },
    pages: ['/pass/delivery-list', '/pass/scenic-info'],
  },
] as const satisfies readonly MenuGroup[]
