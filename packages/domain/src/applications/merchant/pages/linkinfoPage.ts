import type { Page } from '../../../pages/Page'

const columns = [
  'linkName',
  'module',
  'fullUrl',
  'appletPath',
  'loginNeeded',
  'description',
  'available',
] as const

export const linkinfoPage = {
  route: '/linkinfo',
  kind: 'list',
  title: { zh: '链接信息', en: 'Link information' },
  resource: 'linkEntry',
  columns,
  search: ['linkName', 'linkCode', 'description'],
  filters: ['module', 'available', 'loginNeeded'],
  tabs: 'module',
  rowActions: ['copyLink', 'qr', 'makeShortLink', 'view'],
  bulkActions: ['export'],
  toolbar: ['export'],
  marks: columns.map((field) => ({
    field,
    when: 'available=false',
    tone: 'faint' as const,
    ...(field === 'linkName' && { hint: { zh: '模块未开通', en: 'Module not opened' } }),
  })),
  sort: 'sort asc',
  uses: ['eb-qr-code'],
  notes:
    'The page QR downloads as PNG with the page name below. Rows with available false are greyed with "module not opened". view opens a drawer with the screenshot and the optional parameters; filling them updates link and QR at once.',
} as const satisfies Page
