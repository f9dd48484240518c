import type { RefObject } from 'react'
import { useStrings } from '../../environment'
import { ExplorerDialog } from '../../file-explorer/modal/ExplorerDialog'
import { Manager, type ManagerHandle } from '../Manager'
import type { ObjectOpening } from '../ObjectBrowser'
import type { ObjectBrowserProps } from '../props'
import { strings } from './strings'

interface ShownProps {
  props: ObjectBrowserProps
  opening: ObjectOpening
  open: boolean
  handle: RefObject<ManagerHandle | null>
}

/** The browser as a dialog: stays at work behind it, once it was open. */
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
