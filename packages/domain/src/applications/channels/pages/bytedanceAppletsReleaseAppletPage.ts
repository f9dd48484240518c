import type { Page } from '../../../pages/Page'

export const bytedanceAppletsReleaseAppletPage = {
  route: '/bytedanceApplets/release-applet',
  kind: 'list',
  title: { zh: '抖音小程序发布', en: 'Douyin releases' },
  resource: 'appletRelease',
  where: 'platformType=bytedance',
  columns: [
    'releaseVersion',
    'templateName',
    'updateLog',
    'uploadedAt',
    'submittedAt',
    'auditedAt',
    'auditHours',
    'rejectReason',
    'grayPercent',
    'releasedAt',
    'status',
  ],
  search: ['releaseVersion', 'updateLog'],
  filters: ['status'],
  tabs: 'status',
  toolbar: ['create', 'export'],
  rowActions: ['view', 'submitAudit', 'undoAudit', 'grayRelease', 'release', 'rollback'],
  dateRange: 'uploadedAt',
  sort: 'uploadedAt desc',
  uses: ['eb-qr-code', 'eb-gallery'],
  notes:
    'Three cards above the table: online version, version in review (with the hours waited), trial version with its QR code and a button that adds a trial user. create = upload code: the newest template is preset and the version is the online one with the last number raised. Douyin has no staged release below 10 percent; the host apps (抖音, 抖音极速版, 今日头条) are chosen on submission.',
} as const satisfies Page
