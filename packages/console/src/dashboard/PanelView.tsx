import type { Panel } from '@ebkit/domain'
import { ActivityBanner } from '@ebkit/widgets/activity-banner'
import type { PageProps } from '../pages/PageProps'
import { FigurePanel, type FigurePanelProps } from './FigurePanel'
import { LinksPanel } from './LinksPanel'
import { ListPanel } from './ListPanel'
import { TodoPanel } from './TodoPanel'

export interface PanelViewProps
  extends PageProps<'dashboard'>,
    Pick<FigurePanelProps, 'sets' | 'before' | 'other'> {
  panel: Panel
}

/** A part of a dashboard, as its type says. */
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
      return <ListPanel {...props} />
    case 'banner':
      return <ActivityBanner hash={`#${open.path}`} />
    default:
      return <FigurePanel {...props} />
  }
}
