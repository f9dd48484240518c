import type { Page } from '../../../pages/Page'

export const shortLinkToolsPage = {
  route: '/short-link-tools',
  kind: 'list',
  title: { zh: '短链工具', en: 'Short links' },
  resource: 'shortLink',
  columns: [
    'linkName',
    'shortUrl',
    'targetType',
    'channelTag',
    'pv',
    'uv',
    'lastVisitAt',
    'expireAt',
    'createdBy',
    'createdAt',
    'status',
  ],
  search: ['linkName', 'code', 'targetUrl'],
  filters: ['targetType', 'channelTag'],
  tabs: 'status',
  toolbar: ['create', 'import', 'export'],
  rowActions: ['link', 'qr', 'edit', 'extend', 'enable', 'disable', 'delete'],
  bulkActions: ['disable', 'export'],
  dateRange: 'createdAt',
  sort: 'createdAt desc',
  uses: ['eb-qr-code', 'eb-product-picker'],
  notes:
    'Above the table a quick box: paste an address, press enter, and the short link with its QR code appears with a copy button (W-COPY-1, W-COPY-2). Import takes a CSV of up to 500 lines (linkName, targetUrl, channelTag) and answers the short links as a file. After the first visit the target can no longer be changed, only name, remark and validity.',
  drawer: {
    sections: [
      {
        title: { zh: '目标', en: 'Target' },
        fields: ['linkName', 'targetType', 'targetUrl', 'wxaPath', 'products', 'customPageId', 'activityId'],
      },
      { title: { zh: '短链', en: 'Link' }, fields: ['code', 'channelTag', 'utmParams'] },
      { title: { zh: '有效期', en: 'Validity' }, fields: ['expireType', 'expireAt', 'wechatOnly', 'remark'] },
    ],
  },
} as const satisfies Page
