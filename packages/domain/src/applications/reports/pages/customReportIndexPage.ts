import type { Page } from '../../../pages/Page'

export const customReportIndexPage = {
  route: '/custom-report/index',
  kind: 'custom',
  title: { zh: '自定义报表', en: 'Custom reports' },
  resource: 'customReport',
  component: 'CustomReport',
  widgets: ['eb-data-list', 'eb-date-range', 'eb-data-form'],
  calls: [
    'report-api/eb/custom-report/list',
    'report-api/eb/custom-report/save',
    'report-api/eb/custom-report/delete',
    'report-api/eb/report/query',
  ],
  behaviours: [
    '1. Left: the reports visible to the user by folder, starred first, with search by name; 新建报表, and per report 复制, 重命名, 删除 (own ones only, with confirmation).',
    '2. The builder has four areas: source and time field, metrics, dimensions, filters; changing the source asks before it clears the rest.',
    '3. Fields of the chosen source are listed with their labels; masked fields (phone, name, ID card) can be neither metric nor dimension, only columns of the detail.',
    '4. Metrics: 1 to 12; sum and avg take number and money fields only, distinct takes any, count takes none; a rate takes two other metrics; each may have a name and a condition; duplicate names are refused.',
    '5. Dimensions: 1 to 3 by drag or click; a time dimension offers hour, day, week, month, quarter, year; the second one pivots into columns when 交叉表 is on (at most 50 columns).',
    '6. Filters: enum fields by tick list, refs by picker, numbers by range, text by contains; the date range is required and at most 366 days (message of W-DATE).',
    '7. 预览 runs the query (30 s limit) and shows chart and table; empty result shows 暂无数据; a metric over no rows shows -, not 0, for avg and rate.',
    '8. Charts: table, line, bar, pie, funnel, heat map; those that do not fit the chosen metrics and dimensions are disabled with the reason as a tooltip (pie: one metric and one dimension; line: a time dimension).',
    '9. A table cell opens the detail rows behind it with the same filter (generic list, 20 per page).',
    '10. Sort by any column, top N with the rest as 其他, total row, thousands separators, money in CNY with two decimals.',
    '11. 保存 needs a name (unique per user); visibility: me, roles, all; others see it read-only and may copy it.',
    '12. Subscription: daily, Mondays or monthly at 08:00 to at most 5 addresses (validator email), with the XLSX attached; unsubscribing needs one click.',
    '13. Export: XLSX and CSV of the table, PNG of the chart.',
    "14. Rows are limited to the stores that the user may see, whatever the report's filter says.",
  ],
} as const satisfies Page
