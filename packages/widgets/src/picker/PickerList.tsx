import type { ServiceError } from '@ebkit/core/errors'
import { Button } from '@ebkit/ui/button'
import { Icon } from '@ebkit/ui/icon'
import { triangleAlertIcon } from '@ebkit/ui/icons'
import { Placeholder, Skeleton } from '@ebkit/ui/placeholder'
import { Table } from '@ebkit/ui/table'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { useDescribeError, useStrings } from '../environment'
import { ChooseButton } from './ChooseButton'
import { pageSize } from './options'
import { strings } from './strings'
import type { PickerPart } from './verbs'

/**
 * The page of rows with their buttons, or why there are none; below it the total, and the pager. @spec W-PICK-2
 * W-PICK-3
 */
export function PickerList<Row>({ children, ...part }: PickerPart<Row> & { children: ReactNode }) {
  const { state, view } = part
  const { list } = state
  const text = useStrings(strings)
  const box = useRef<HTMLDivElement>(null)
  // After painting, when it is laid out anyway.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows begin at the top
  useEffect(() => {
    box.current?.scrollTo(0, 0)
  }, [list.rows])
  const isReady = list.status === 'ready'
  const isLoading = list.status === 'loading'
  return (
    <>
      <div
        ref={box}
        className="eb-picker__list"
        aria-busy={isLoading}
        tabIndex={list.rows.length ? -1 : undefined} // Firefox would make the scroll container a Tab stop, in addition to its buttons
      >
        {list.status === 'failed' && <ListError {...part} />}
        {list.rows.length ? (
          <PickerTable {...part} />
        ) : isLoading ? (
          <Skeleton rows={pageSize} />
        ) : (
          isReady && <EmptyList {...part} />
        )}
      </div>
      <div className="eb-picker__bar eb-picker__pages">
        <span className="eb-picker__wide">
          {(isReady || list.total > 0) && text('total', { count: view.count(list.total) })}
        </span>
        {children}
      </div>
    </>
  )
}

function PickerTable<Row>({ model, state, view }: PickerPart<Row>) {
  const { isRule } = state
  const chosen = useMemo(() => new Set(state.draft.map(({ key }) => key)), [state.draft])
  return (
    <Table
      label={view.title}
      columns={[
        ...view.columns.map((column, index) =>
          index ? { ...column, narrow: 'hide' as const } : { ...column, grow: true },
        ),
        { key: '', label: '' },
      ]}
      rows={state.list.rows}
      rowKey={model.keyOf}
      rowState={(row) => {
        const isInDraft = chosen.has(model.keyOf(row))
        if (isInDraft) return isRule ? 'blocked' : 'chosen'
        return model.reasonOf(row) === undefined ? undefined : 'blocked'
      }}
      busy={state.list.status === 'loading'}
      cell={(row, column) => {
        if (column) return view.cell(row, column)
        const key = model.keyOf(row)
        const reason = model.reasonOf(row)
        return (
          <ChooseButton
            name={view.nameOf(row)}
            isChosen={chosen.has(key) !== (isRule && reason === undefined)}
            isRule={isRule}
            reason={reason && view.reasonText(reason)}
            onToggle={() => model.toggle(key)}
            onRange={() => model.chooseRange(key)}
          />
        )
      }}
    />
  )
}

/** Why the rows could not be read: in their place, or above existing ones. */
function ListError<Row>({ model, state }: PickerPart<Row>) {
  const text = useStrings(strings)
  const words = useDescribeError()(state.list.error)
  const isOffline = ['offline', 'network'].includes((state.list.error as ServiceError).code)
  const hasRows = state.list.rows.length > 0
  const retry = (
    <Button kind="text" className="eb-link" onClick={model.reload}>
      {text('retry')}
    </Button>
  )
  return hasRows ? (
    <div className="eb-picker__bar eb-picker__warning" role="alert">
      <Icon path={triangleAlertIcon} />
      {words}
      {retry}
    </div>
  ) : (
    <Placeholder
      kind={isOffline ? 'offline' : 'error'}
      title={isOffline ? words : text('listFailed')}
      detail={!isOffline && words}
    >
      {retry}
    </Placeholder>
  )
}

function EmptyList<Row>({ model, state }: PickerPart<Row>) {
  const text = useStrings(strings)
  const isFiltered = state.search !== '' || state.eligibleOnly
  const showAll = () => {
    model.setSearch('')
    model.setEligibleOnly(false) // searches at once
  }
  return (
    <Placeholder kind="empty" title={text('empty')}>
      {isFiltered && <Button onClick={showAll}>{text('reset')}</Button>}
    </Placeholder>
  )
}
