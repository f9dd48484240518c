import type { Page } from '../../../pages/Page'

export const validcardDelayListPage = {
  route: '/validcard/delay/list',
  kind: 'list',
  title: { zh: '有效期卡延期', en: 'Card extensions' },
  resource: 'validCardDelay',
  columns: [
    'delayName',
    'targetType',
    'validCardId',
    'delayType',
    'delayDays',
    'delayTo',
    'targetCount',
    'successCount',
    'failCount',
    'createdBy',
    'executeTime',
    'status',
  ],
  search: ['delayName', 'delayId'],
  filters: ['targetType', 'validCardId'],
  tabs: 'status',
  dateRange: 'createdAt',
  sort: 'createdAt desc',
  toolbar: [{ label: { zh: '新建延期', en: 'New extension' }, to: '/validcard/delay/edit' }, 'export'],
  rowActions: [
    'view',
    {
      label: { zh: '编辑', en: 'Edit' },
      to: '/validcard/delay/edit?delayId={delayId}',
      showIf: 'status=DRAFT',
    },
    'execute',
    'retry',
    'cancel',
    'download',
  ],
  notes:
    'Edit shows only in DRAFT; download gives failFile. The gateway refuses edits of a task that has run.',
} as const satisfies Page
