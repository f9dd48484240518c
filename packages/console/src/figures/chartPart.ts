import { laterPart } from '@ebkit/widgets/later'

/** ECharts is loaded with the first page that has a chart. */
export const [useChart] = laterPart(() => import('../charts/Chart'))
