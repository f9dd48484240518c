import { rowTitle } from '@ebkit/core/resource-definition'
import type { Row } from '@ebkit/core/services/rows'
import { type Field, labelText } from '@ebkit/rules/fields'
import { formatYuan } from '@ebkit/rules/products'
import { Button } from '@ebkit/ui/button'
import { ellipsisIcon } from '@ebkit/ui/icons'
import { MenuButton } from '@ebkit/ui/menu'
import { ProgressBar } from '@ebkit/ui/progress-bar'
import { RowValue } from '@ebkit/widgets/data-list'
import { usePlace, useStrings } from '@ebkit/widgets/environment'
import { useEffect, useRef } from 'react'
import { shareOf } from '../calendar/cellParts'
import { fittingActions } from '../row/fittingActions'
import { rowsStrings } from '../rows/strings'
import type { BoardView } from './BoardView'
import { CardFacts } from './CardFacts'

export interface BoardCardProps {
  view: BoardView
  row: Row
  /** Tab reaches this card. */
  isCurrent: boolean
  onCurrent(): void
}

/** A row as a card. It is moved by dragging, or by keys that its board handles. */
export function BoardCard({ view, row, isCurrent, onCurrent }: BoardCardProps) {
  const { resource, parts, lifted, focused, onFocused, onLift, movesOf } = view
  const key = String(row[resource.key])
  const card = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (focused !== key) return
    card.current?.focus()
    onFocused()
  }, [focused, key, onFocused])
  const isLifted = lifted && String(lifted.row[resource.key]) === key
  const state = String(row[view.groupBy] ?? '')
  const isAlarm = parts.alarms.some(({ name }) => row[name] === true)
  return (
    <li
      ref={card}
      className={`eb-card${isLifted ? ' eb-card--lifted' : ''}${isAlarm ? ' eb-card--alarm' : ''}`}
      data-card={key}
      tabIndex={isCurrent ? 0 : -1}
      aria-label={rowTitle(resource, row)}
      draggable={movesOf(row).size > 0}
      onFocus={onCurrent}
      onDragStart={({ dataTransfer }) => {
        dataTransfer.setData('text/plain', rowTitle(resource, row))
        dataTransfer.effectAllowed = 'move'
        onLift({ row, moves: movesOf(row), target: state })
      }}
      onDragEnd={() => onLift(undefined)}
    >
      <CardFacts row={row} parts={parts} title={rowTitle(resource, row)} onOpen={() => view.onOpen(row)} />
      <CardFoot view={view} row={row} />
    </li>
  )
}

/** Amounts and shares, and the next actions. */
function CardFoot({ view, row }: Pick<BoardCardProps, 'view' | 'row'>) {
  const { locale } = usePlace()
  const text = useStrings(rowsStrings)
  const { parts, onAct } = view
  const actions = fittingActions(view.actions, row)
  const next = actions.find(({ tone }) => tone === 'primary')
  const others = actions.filter((action) => action !== next)
  const share = shareOf(row, parts)
  return (
    <div className="eb-card__foot">
      {share !== undefined && parts.share && <Share row={row} {...parts.share} value={share} />}
      {parts.amounts.map((field) => (
        <b key={field.name} title={labelText(field.label, locale)}>
          {formatYuan(Number(row[field.name] ?? 0))}
        </b>
      ))}
      <span className="eb-card__actions">
        {next && <Button onClick={() => onAct(next.name, row)}>{next.label}</Button>}
        {others.length > 0 && (
          <MenuButton
            label={text('more')}
            icon={ellipsisIcon}
            iconOnly
            placement="bottom-end"
            items={others.map(({ name, label, tone }) => ({
              id: name,
              label,
              danger: tone === 'danger',
            }))}
            onChoose={(name) => onAct(name, row)}
          />
        )}
      </span>
    </div>
  )
}

function Share({ row, part, whole, value }: { row: Row; part: Field; whole: Field; value: number }) {
  const { locale } = usePlace()
  return (
    <div className="eb-card__share">
      <ProgressBar label={labelText(part.label, locale)} value={value} />
      <RowValue row={row} field={part} /> / <RowValue row={row} field={whole} />
    </div>
  )
}
