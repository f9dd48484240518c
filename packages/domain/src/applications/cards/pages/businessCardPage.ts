import type { Page } from '../../../pages/Page'

export const businessCardPage = {
  route: '/businessCard',
  kind: 'list',
  title: { zh: '电子名片', en: 'Business cards' },
  resource: 'businessCard',
  columns: [
    'avatar',
    'showName',
    'jobTitle',
    'companyName',
    'phone',
    'template',
    'viewCount',
    'visitorCount',
    'saveCount',
    'orderAmount',
    'status',
  ],
  search: ['showName', 'jobTitle', 'phone'],
  filters: ['template', 'status'],
  sort: 'viewCount desc',
  toolbar: [
    'create',
    'export',
    { label: { zh: '批量生成', en: 'Create for employees' }, to: '?dialog=batch-create' },
  ],
  drawers: [
    {
      name: 'batch-create',
      title: { zh: '批量生成名片', en: 'Cards for employees' },
      resource: 'employee',
      where: 'status=ON_JOB&hasBusinessCard=false',
      columns: ['avatar', 'employeeName', 'position', 'departmentId', 'phone'],
      search: ['employeeName', 'employeeNo', 'phone'],
      filters: ['departmentId'],
      sort: 'employeeNo asc',
      rowActions: ['makeBusinessCard'],
      bulkActions: ['makeBusinessCard'],
    },
  ],
  rowActions: ['view', 'edit', 'qr', 'link', 'enable', 'disable', 'delete'],
  bulkActions: ['enable', 'disable'],
  uses: ['eb-qr-code', 'eb-image-cropper', 'eb-product-picker', 'eb-map-picker', 'eb-poster'],
  notes:
    'The form opens in a drawer with a phone preview of the chosen style; choosing the employee fills name, title and phone. 批量生成 makes cards for chosen employees without one. qr shows the mini-program code of the card and downloads it as {showName}.png.',
} as const satisfies Page
