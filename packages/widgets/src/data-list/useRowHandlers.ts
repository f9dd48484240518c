import type { List, ListRow } from '@ebkit/core/list'
import { useMemo, useRef, useState } from 'react'
import { useEnvironment } from '../environment'
import type { DataListProps, ListAction } from './props'
import type { Text } from './strings'
import type { RowHandlers } from './TableInput'

/** The open menu of a row, and its button. */
export interface OpenRowMenu {
  button: HTMLElement
  row: ListRow
}

/** Handlers for single rows: actions, their menu, details, opening. */
export function useRowHandlers(props: DataListProps, list: List, text: Text) {
  const { reportError } = useEnvironment()
  /** Keys of rows with an open detail. */
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [menu, setMenu] = useState<OpenRowMenu>()
  const act = ({ name }: ListAction, row: ListRow) => props.onRowAction?.({ name, key: list.keyOf(row), row })
  const fail = (cause: unknown) =>
    (props.onError ?? reportError)({ code: 'component-failed', message: text('cellFailed'), cause })
  const newest = useRef({ act, props, fail })
  newest.current = { act, props, fail }
  const handlers = useMemo(
    (): RowHandlers => ({
      onAction: (action, row) => newest.current.act(action, row),
      onMore: (button, row) => setMenu({ button, row }),
      onOpen: (row) => newest.current.props.onOpen?.({ key: list.keyOf(row), row }),
      onFailure: (cause) => newest.current.fail(cause),
      onToggleOpen: (key) => setOpen((all) => toggled(all, key)),
    }),
    [list],
  )
  return { open, menu, setMenu, act, newest, handlers }
}

function toggled(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const changed = new Set(keys)
  if (!changed.delete(key)) changed.add(key)
  return changed
}
