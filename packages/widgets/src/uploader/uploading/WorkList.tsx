import { useEnvironment, useStrings } from '../../environment'
import { useStore } from '../../store/useStore'
import type { Work } from '../../uploads/createWork'
import { strings } from '../../uploads/strings'
import { WorkRows } from '../../uploads/WorkRows'
import { workStrings } from '../../uploads/workStrings'

export interface WorkListProps {
  work: Work
  /** Disabled. */
  isOff: boolean
  onRemoved: (name: string, undo: () => void) => void
}

/** Uploads in progress, at the end of the widget's list. */
export function WorkList({ work, isOff, onRemoved }: WorkListProps) {
  const { rows } = useStore(work.$state)
  const own = useStrings(strings)
  return (
    <WorkRows
      work={work}
      rows={rows}
      text={useStrings(workStrings)}
      speech={useEnvironment()}
      isOff={isOff}
      removeText={(name) => own('remove', { name })}
      onRemove={(id, name) => onRemoved(name, work.remove(id))}
    />
  )
}
