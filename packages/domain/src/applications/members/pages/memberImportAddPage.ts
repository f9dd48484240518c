import type { Page } from '../../../pages/Page'

export const memberImportAddPage = {
  route: '/member-import/add',
  kind: 'import',
  title: { zh: '导入会员', en: 'Import members' },
  resource: 'member',
  columns: [
    'phone',
    'realName',
    'nickname',
    'gender',
    'birthday',
    'memberGradeId',
    'growthValue',
    'points',
    'employeeId',
    'idCard',
    'email',
    'address',
    'tags',
    'remark',
    'customFields',
  ],
  uses: ['eb-uploader'],
  after: '/member-import/index',
  batch: 'memberImportBatch',
  notes:
    'Step 1: batch settings (batchName, default grade, store, employee, duplicatePolicy, initPoints, tags, SMS) and file, 10 MB and 20,000 rows at most. Step 2: map columns (headers with a known Chinese or English name map themselves; phone is mandatory; growthValue and points become log and point records). Step 3: check result with errors by row; import the valid rows now or go to /member-import/edit to correct.',
} as const satisfies Page
