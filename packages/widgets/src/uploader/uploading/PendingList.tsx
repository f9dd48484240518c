import { useEnvironment, useStrings } from '../../environment'
import { useStore } from '../../store/useStore'
import type { PendingFiles } from '../../uploads/createPendingFiles'
import { PendingRows } from '../../uploads/PendingRows'
import { pendingStrings } from '../../uploads/pendingStrings'
import { strings } from '../../uploads/strings'

export interface PendingListProps {
  pending: PendingFiles
  /** Nothing can be changed. */
  isOff: boolean
  onRemoved: (name: string, undo: () => void) => void
}

/** The running uploads, at the end of the widget's list. */
export function PendingList({ pending, isOff, onRemoved }: PendingListProps) {
  const { rows } = useStore(pending.$state)
  const own = useStrings(strings)
  return (
    <PendingRows
      pending={pending}
      rows={rows}
      text={useStrings(pendingStrings)}
      speech={useEnvironment()}
      isOff={isOff}
      removeText={(name) => own('remove', { name })}
      onRemove={(id, name) => onRemoved(name, pending.remove(id))}
    />
  )
}
