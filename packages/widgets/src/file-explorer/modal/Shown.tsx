import type { RefObject } from 'react'
import { useStrings } from '../../environment'
import { Manager, type ManagerHandle } from '../Manager'
import type { FileExplorerProps } from '../props'
import type { Opening } from '../useOpening'
import { ExplorerDialog } from './ExplorerDialog'
import { strings } from './strings'

interface ShownProps {
  props: FileExplorerProps
  opening: Opening
  open: boolean
  handle: RefObject<ManagerHandle | null>
}

/** The explorer as a dialog: stays at work behind it, once it was open. */
export function Shown({ props, opening, open, handle }: ShownProps) {
  const text = useStrings(strings)
  return (
    <ExplorerDialog
      open={open}
      heading={props.heading || text('heading')}
      onClose={opening.hide}
      onClosed={opening.onClosed}
    >
      <Manager props={props} handle={handle} />
    </ExplorerDialog>
  )
}
