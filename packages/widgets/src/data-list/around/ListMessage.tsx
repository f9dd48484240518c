import { isServiceError } from '@ebkit/core/errors'
import type { List, ListState } from '@ebkit/core/list'
import { Button } from '@ebkit/ui/button'
import { Icon } from '@ebkit/ui/icon'
import { lockIcon, triangleAlertIcon } from '@ebkit/ui/icons'
import { Placeholder } from '@ebkit/ui/placeholder'
import { useDescribeError, useStrings } from '../../environment'
import { type AroundText, aroundStrings } from './strings'

interface ListMessageProps {
  list: List
  state: ListState
  /** Above rows that are there. */
  isBar?: boolean
  /** There are columns and a source. */
  isConfigured?: boolean
}

/** Why there are no rows, or none of the newest; each kind has a look of its own. @spec W-LIST-8 */
export function ListMessage({ list, state, isBar, isConfigured = true }: ListMessageProps) {
  const text = useStrings(aroundStrings)
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
  if (search || typed || Object.keys(filters).length)
    return (
      <Placeholder kind="empty" title={text('noneFound')}>
        <Button onClick={() => void list.moveTo({ search: '', filters: {} })}>{text('resetFilters')}</Button>
      </Placeholder>
    )
  return <Placeholder kind="empty" title={text('empty')} />
}

function failureOf(error: unknown, words: string, text: AroundText, retry: React.ReactNode) {
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
