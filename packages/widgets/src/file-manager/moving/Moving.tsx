import type { FileManagerDriver, Moving as MovingModel } from '@ebkit/core/file-manager'
import { NameConflictDialog } from '../../files/dialogs/NameConflictDialog'
import { useLast } from '../../files/dialogs/useLast'
import { useStore } from '../../store/useStore'
import type { MovingProps } from '../panelProps'
import { MoveDialog } from './MoveDialog'

/** The questions of a move: the target folder, and conflicts of names. @spec W-EXP-6 */
export function Moving(part: MovingProps) {
  const { model, verbs, face, move } = part
  const now = verbs.asking?.about === 'move' ? verbs.asking.ids : undefined
  const ids = useLast(now)
  const close = () => verbs.ask(undefined)
  return (
    <>
      {ids && (
        <MoveDialog
          {...{ model, face, ids }}
          open={!!now}
          onClose={close}
          onMove={(folderId) => {
            close()
            void move.move(ids, folderId || undefined)
          }}
        />
      )}
      <Conflicts model={model} move={move} />
    </>
  )
}

function Conflicts({ model, move }: { model: FileManagerDriver; move: MovingModel }) {
  const now = useStore(move.$conflict)
  const conflict = useLast(now)
  if (!conflict) return null
  const { entry, existing, canReplace, further, folderId } = conflict
  return (
    <NameConflictDialog
      open={!!now}
      incoming={entry}
      existing={existing}
      folder={model.entryOf(folderId)?.name ?? ''}
      remaining={further}
      actions={canReplace ? ['replace', 'keepBoth', 'skip'] : ['keepBoth', 'skip']}
      onAnswer={({ action, forAll }) => move.answerConflict({ action, forAll })}
      onCancel={model.stopTask}
    />
  )
}
