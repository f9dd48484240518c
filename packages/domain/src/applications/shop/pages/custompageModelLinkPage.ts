import type { Page } from '../../../pages/Page'

export const custompageModelLinkPage = {
  route: '/custompage/modelLink',
  kind: 'list',
  title: { zh: '链接库', en: 'Link library' },
  resource: 'pageLink',
  columns: [
    'icon',
    'linkName',
    'groupName',
    'linkType',
    'channels',
    'useCount',
    'clicks30d',
    'updatedAt',
    'status',
  ],
  search: ['linkName', 'url'],
  filters: ['linkType', 'groupName', 'channels'],
  tabs: 'status',
  toolbar: ['create', 'import', 'export'],
  rowActions: ['edit', 'copy', 'checkTarget', 'enable', 'disable', 'delete'],
  bulkActions: ['checkTarget', 'enable', 'disable'],
  sort: 'groupName asc, sort asc',
  uses: [
    'eb-product-picker',
    'eb-category-picker',
    'eb-restaurant-picker',
    'eb-map-picker',
    'eb-image-picker',
  ],
  notes:
    'The library feeds the link chooser of pages, adverts, tab bar and menus. useCount opens the list of places. BROKEN rows are checked each night and sort first. Preset FUNCTION rows can only be disabled and re-ordered.',
} as const satisfies Page
