import { Placeholder } from '@ebkit/ui/placeholder'
import { useStrings } from '@ebkit/widgets/environment'
import { LeaveQuestion } from '../shell/LeaveQuestion'
import { NodeChooser } from './NodeChooser'
import { NodePanel } from './NodePanel'
import { RowTreePane } from './RowTreePane'
import { treeStrings } from './strings'
import type { TreePageProps } from './TreePageProps'
import { useTreePage } from './useTreePage'

/** The tree on one side, the open row or a new one on the other. */
export function Branches(props: TreePageProps) {
  const text = useStrings(treeStrings)
  const state = useTreePage(props)
  const { place } = state
  const isOpen = !!place.id || place.mode === 'add'
  return (
    <>
      <div className={`eb-tree-page${isOpen ? ' eb-tree-page--open' : ''}`}>
        <RowTreePane {...props} {...state} />
        {isOpen ? (
          // what was chosen alone is read again
          <NodePanel {...props} {...state} key={place.field} />
        ) : (
          <div className="eb-tree-page__node eb-tree-page__node--none">
            <Placeholder kind="empty" title={text('choose')} />
          </div>
        )}
      </div>
      {place.id && place.field && <NodeChooser {...props} {...state} id={place.id} field={place.field} />}
      {state.questions}
      <LeaveQuestion asked={state.asked} answer={state.answer} />
    </>
  )
}
