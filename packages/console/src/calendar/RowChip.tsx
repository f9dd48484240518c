import type { Row } from '@ebkit/core/services/rows'
import { noValue } from '@ebkit/rules/fields'
import { formatNumber } from '@ebkit/rules/products'
import { RowValue } from '@ebkit/widgets/data-list'
import type { ReactNode } from 'react'
import { type CellParts, toneOf } from './cellParts'

export interface RowChipProps {
  row: Row
  rowKey: string
  parts: CellParts
  /** Display name of the row; omitted where its lane shows it. */
  name?: ReactNode
  /** All of its values with their names. */
  label: string
  /** Tab reaches it. Default: only the grid's keys do. */
  isTabStop?: boolean | undefined
  onOpen(): void
}

/** A row in a day: its tone, its name, and the values of the calendar's cells. */
export function RowChip({ row, rowKey, parts, name, label, isTabStop, onOpen }: RowChipProps) {
  return (
    <button
      type="button"
      className={`eb-day-chip eb-day-chip--${toneOf(row, parts)}`}
      data-row={String(row[rowKey])}
      tabIndex={isTabStop ? 0 : -1}
      title={label}
      onClick={onOpen}
    >
      {name && <b className="eb-day-chip__name">{name}</b>}
      <RowFigures row={row} parts={parts} />
    </button>
  )
}

const count = (value: unknown) => (value == null ? noValue : formatNumber(String(value)))

/** The values of a row in short form: `12 / 80`, and the other values of a cell. */
export function RowFigures({ row, parts }: { row: Row; parts: CellParts }) {
  const { share } = parts
  const values = parts.values.filter(({ name }) => row[name] != null && row[name] !== '')
  return (
    <>
      {share && (
        <span className="eb-day-chip__share">
          {count(row[share.part.name])} / {count(row[share.whole.name])}
        </span>
      )}
      {values.length > 0 && (
        <span className="eb-day-chip__values">
          {values.map((field) => (
            <span key={field.name} className="eb-day-chip__value">
              <RowValue row={row} field={field} />
            </span>
          ))}
        </span>
      )}
    </>
  )
}
