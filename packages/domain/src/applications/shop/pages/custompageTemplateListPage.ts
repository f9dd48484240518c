import type { Page } from '../../../pages/Page'

export const custompageTemplateListPage = {
  route: '/custompage/TemplateList',
  kind: 'list',
  title: { zh: '模板中心', en: 'Template centre' },
  resource: 'pageTemplate',
  columns: [
    'cover',
    'templateName',
    'source',
    'industry',
    'scene',
    'styleTags',
    'channels',
    'moduleCount',
    'isNew',
    'useCount',
    'isFavorite',
  ],
  search: ['templateName', 'styleTags'],
  filters: ['industry', 'scene', 'channels', 'isFavorite'],
  tabs: 'source',
  toolbar: [{ label: { zh: '空白页面', en: 'Blank page' }, to: '/custompage/Edit' }, 'export'],
  rowActions: ['useTemplate', 'view', 'favorite', 'edit', 'delete'],
  sort: 'isNew desc, useCount desc',
  uses: ['eb-gallery'],
  notes:
    'Cards with a cover that scrolls on hover; view shows the previews at phone size beside the module list. useTemplate goes to /custompage/Edit?id= of the new page. Edit (name, scene, cover) and delete only for OWN.',
} as const satisfies Page
