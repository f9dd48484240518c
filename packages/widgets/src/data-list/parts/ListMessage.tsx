import { isServiceError } from '@ebkit/core/errors'
import type { List, ListState } from '@ebkit/core/list'
import { Button } from '@ebkit/ui/button'
import { Icon } from '@ebkit/ui/icon'
import { lockIcon, triangleAlertIcon } from '@ebkit/ui/icons'
import { Placeholder } from '@ebkit/ui/placeholder'
import { useRef } from 'react'
import { useDescribeError, useStrings } from '../../environment'
import { type ListPartText, listPartStrings } from './strings'

interface ListMessageProps {
  list: List
  state: ListState
  /** Shown above existing rows. */
  isBar?: boolean
  /** Columns and a source are set. */
  isConfigured?: boolean
}

/** Why there are no rows, or no new ones; each case looks different. @spec W-LIST-8 */
export function ListMessage({ list, state, isBar, isConfigured = true }: ListMessageProps) {
  const text = useStrings(listPartStrings)
  const describe = useDescribeError()
  const { status, error, search, filters, typed } = state
  const retry = (
    <Button kind={isBar ? 'text' : 'default'} onClick={() => void list.reload()}>
      {text('retry')}
    </Button>
  )
  if (isBar)
    return (
      <div className="eb-data-list__warning" role="alert">
        <Icon path={triangleAlertIcon} />
        {describe(error)}
        {retry}
      </div>
    )
  if (!isConfigured) return <Placeholder kind="empty" title={text('empty')} />
  if (status === 'failed') return failureOf(error, describe(error), text, retry)
  const isSearched = !!(search || typed)
  const isFiltered = Object.keys(filters).length > 0
  if (isSearched || isFiltered)
    return (
      <Placeholder kind="empty" title={text('noneFound')}>
        <ResetButton list={list}>
          {text(isSearched ? (isFiltered ? 'resetBoth' : 'resetSearch') : 'resetFilters')}
        </ResetButton>
      </Placeholder>
    )
  return <Placeholder kind="empty" title={text('empty')} />
}

/** Shows all rows again. It disappears with its message: focus moves to the search field. */
function ResetButton({ list, children }: Pick<ListMessageProps, 'list'> & { children: string }) {
  const place = useRef<HTMLSpanElement>(null)
  const reset = () => {
    const root = place.current?.closest('.eb-data-list')
    root?.querySelector<HTMLElement>('[role=searchbox], .eb-data-list__chip button')?.focus()
    void list.moveTo({ search: '', filters: {} })
  }
  return (
    <span ref={place}>
      <Button onClick={reset}>{children}</Button>
    </span>
  )
}

function failureOf(error: unknown, words: string, text: ListPartText, retry: React.ReactNode) {
  if (isServiceError(error, 'http') && error.status === 403)
    return (
      <div className="eb-data-list__locked">
        <Icon path={lockIcon} />
        <Placeholder kind="error" title={text('noPermission')} detail={text('noPermissionHint')} />
      </div>
    )
  const isOffline = isServiceError(error, 'offline') || isServiceError(error, 'network')
  return (
    <Placeholder
      kind={isOffline ? 'offline' : 'error'}
      title={isOffline ? words : text('failed')}
      detail={!isOffline && words}
    >
      {retry}
    </Placeholder>
  )
}
