import { laterPart } from '@ebkit/widgets/later'

/** ECharts comes with the first page that has a chart. */
export const [useChart] = laterPart(() => import('../charts/Chart'))
