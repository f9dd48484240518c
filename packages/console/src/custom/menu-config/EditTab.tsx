import { Placeholder } from '@ebkit/ui/placeholder'
import { useStrings } from '@ebkit/widgets/environment'
import { useState } from 'react'
import { UndoToast } from '../UndoToast'
import type { EditTabProps } from './EditTabProps'
import { MenuNodePanel } from './MenuNodePanel'
import { MenuTreePane } from './MenuTreePane'
import { RemoveNode } from './RemoveNode'
import { menuConfigStrings } from './strings'

/** The tree on one side, the chosen node in its form on the other. */
export function EditTab(props: EditTabProps) {
  const { place, moved, undoMove, forgetMove } = props
  const text = useStrings(menuConfigStrings)
  const [removing, setRemoving] = useState<string>()
  const isOpen = !!place.menuId || place.isAdding
  return (
    <>
      <div className={`eb-tree-page eb-menu-config__edit${isOpen ? ' eb-tree-page--open' : ''}`}>
        <MenuTreePane {...props} onRemove={setRemoving} />
        {isOpen ? (
          <MenuNodePanel {...props} onRemove={setRemoving} />
        ) : (
          <div className="eb-tree-page__node eb-tree-page__node--none">
            <Placeholder kind="empty" title={text('choose')} />
          </div>
        )}
      </div>
      <RemoveNode {...props} id={removing} onClose={() => setRemoving(undefined)} />
      <UndoToast
        said={moved && text('moved', { name: moved.name })}
        undoLabel={text('undo')}
        onUndo={() => void undoMove()}
        onClose={forgetMove}
      />
    </>
  )
}
