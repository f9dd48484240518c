import type { List, ListState } from '@ebkit/core'
import { formatNumber } from '@ebkit/rules'
import { Button, MenuButton } from '@ebkit/ui'
import { useStrings } from '../../environment'
import type { ListAction } from '../props'
import { textOf } from '../textOf'
import { aroundStrings } from './strings'
import { useGathering } from './useGathering'

interface BulkBarProps {
  list: List
  state: ListState
  ids: ReadonlySet<string>
  actions: readonly ListAction[]
  onAction: (name: string) => void
  locale: string
}

/** How many rows are selected, and what can be done with them. */
export function BulkBar({ list, state, ids, actions, onAction, locale }: BulkBarProps) {
  const text = useStrings(aroundStrings)
  const { total } = state.page
  const { gather, stop, done } = useGathering(list)
  return (
    <div className="eb-data-list__bulk" part="bulk">
      <span role="status">{text('selected', { count: formatNumber(ids.size) })}</span>
      {done !== undefined ? (
        <Button kind="text" onClick={stop}>
          {text('selecting', { done, count: formatNumber(total) })} {text('stop')}
        </Button>
      ) : (
        ids.size < total && (
          <button
            type="button"
            className="eb-data-list__link eb-data-list__wide"
            onClick={() => void gather()}
          >
            {text('selectAll', { count: formatNumber(total) })}
          </button>
        )
      )}
      {actions.map(({ name, label, tone }, index) => (
        <Button
          key={name}
          className={`${index ? 'eb-data-list__wide' : ''} ${tone === 'danger' ? 'eb-data-list__danger' : ''}`}
          onClick={() => onAction(name)}
        >
          {textOf(label, locale) || name}
        </Button>
      ))}
      {actions.length > 1 && (
        <MenuButton
          className="eb-data-list__phone"
          label={text('more')}
          items={actions.slice(1).map(({ name, label, tone }) => ({
            id: name,
            label: textOf(label, locale) || name,
            danger: tone === 'danger',
          }))}
          onChoose={onAction}
        />
      )}
      <Button kind="text" onClick={list.selection.clear}>
        {text('clearSelection')}
      </Button>
    </div>
  )
}
