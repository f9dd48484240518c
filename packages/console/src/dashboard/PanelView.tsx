import type { Panel } from '@ebkit/domain'
import { Skeleton } from '@ebkit/ui/placeholder'
import { ActivityBanner } from '@ebkit/widgets/activity-banner'
import { laterPart } from '@ebkit/widgets/later'
import type { PageProps } from '../pages/PageProps'
import { FigurePanel, type FigurePanelProps } from './FigurePanel'
import { LinksPanel } from './LinksPanel'
import { TodoPanel } from './TodoPanel'

export interface PanelViewProps
  extends PageProps<'dashboard'>,
    Pick<FigurePanelProps, 'sets' | 'before' | 'other' | 'query' | 'onRows'> {
  panel: Panel
}

const [useListPanel] = laterPart(() => import('./ListPanel'))

/** The home page has no list: its code is loaded with the first dashboard that has one. */
function LaterListPanel(props: PanelViewProps) {
  const { ListPanel, failure } = useListPanel(true)
  return ListPanel ? <ListPanel {...props} /> : (failure ?? <Skeleton rows={6} />)
}

/** A panel of a dashboard, according to its type. */
export function PanelView(props: PanelViewProps) {
  const { panel, open } = props
  switch (panel.type) {
    case 'todo':
      return <TodoPanel {...props} />
    case 'shortcuts':
      return <LinksPanel panel={panel} />
    case 'feed':
    case 'list':
    case 'notice':
      return <LaterListPanel {...props} />
    case 'banner':
      return <ActivityBanner hash={`#${open.path}`} />
    default:
      return <FigurePanel {...props} />
  }
}
