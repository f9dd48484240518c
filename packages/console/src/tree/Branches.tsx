import { Placeholder, Skeleton } from '@ebkit/ui/placeholder'
import { useStrings } from '@ebkit/widgets/environment'
import { laterPart } from '@ebkit/widgets/later'
import { fetchQuestions } from '../row/laterQuestions'
import { LeaveQuestion } from '../shell/LeaveQuestion'
import type { NodeChooserProps, NodePanelProps } from './NodeProps'
import { RowTreePane } from './RowTreePane'
import { treeStrings } from './strings'
import type { TreePageProps } from './TreePageProps'
import { useTreePage } from './useTreePage'

/** A tree opens without a row beside it: form, facts and trail are loaded for the first one, ahead of the press. */
const [usePanel, fetchPanel] = laterPart(() => import('./NodePanel'))
const fetchAhead = () => {
  void fetchPanel()
  void fetchQuestions()
}
const [useChooser] = laterPart(() => import('./NodeChooser'))

/** The tree on one side, the open row or a new one on the other. */
export function Branches(props: TreePageProps) {
  const text = useStrings(treeStrings)
  const state = useTreePage(props)
  const { place } = state
  const isOpen = !!place.id || place.mode === 'add'
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: not interactive, it only fetches a part ahead */}
      <div
        className={`eb-tree-page${isOpen ? ' eb-tree-page--open' : ''}`}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
      >
        <RowTreePane {...props} {...state} />
        {isOpen ? (
          // a field that was edited alone is read again
          <Panel {...props} {...state} key={place.field} />
        ) : (
          <div className="eb-tree-page__node eb-tree-page__node--none">
            <Placeholder kind="empty" title={text('choose')} />
          </div>
        )}
      </div>
      {place.id && place.field && <Chooser {...props} {...state} id={place.id} field={place.field} />}
      {state.questions}
      <LeaveQuestion asked={state.asked} answer={state.answer} />
    </>
  )
}

function Panel(props: NodePanelProps) {
  const { NodePanel, failure } = usePanel(true)
  if (NodePanel) return <NodePanel {...props} />
  return (
    <div className="eb-tree-page__node" aria-busy={!failure}>
      {failure || <Skeleton rows={6} />}
    </div>
  )
}

function Chooser(props: NodeChooserProps) {
  const { NodeChooser, failure } = useChooser(true)
  return NodeChooser ? <NodeChooser {...props} /> : failure
}
