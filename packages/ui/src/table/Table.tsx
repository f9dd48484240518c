// biome-ignore-all lint/a11y/noRedundantRoles: browsers forget the roles of a table that is drawn as a grid
import type { ReactNode } from 'react'
import { useStyles } from '../styles/useStyles'
import css from './Table.css'

/** One column of a table. */
export interface TableColumn {
  key: string
  /** Header of the column; empty if its cells need none. */
  label: string
  /** Aligns numbers at the end. */
  align?: 'end'
  /** Takes the width that the other columns leave; can truncate long text. */
  grow?: boolean
  /** Below 768 px a row shows the first and the last column side by side: `hide` for those between. */
  narrow?: 'hide'
  /** Further class of header and cells. */
  className?: string
}

export interface TableProps<Row> {
  /** Accessible name. */
  label: string
  /** The first column names the row. */
  columns: readonly TableColumn[]
  rows: readonly Row[]
  /** Unique among the rows. */
  rowKey: (row: Row) => string
  cell: (row: Row, key: string) => ReactNode
  /** Styles the row as selected or disabled. Say the same in a cell, because this is colour only. */
  rowState?: (row: Row) => 'chosen' | 'blocked' | undefined
  /** New rows are loading. */
  busy?: boolean
  /** Further class. */
  className?: string
}

/**
 * A table whose header stays while its container scrolls. Below 768 px each row is a line of first and last column; the
 * roles are explicit because browsers drop them then.
 *
 * @example
 * ```tsx
 * import { Table } from '@ebkit/ui/table'
 *
 * interface Room {
 *   roomNo: string
 *   price: string
 * }
 * const columns = [
 *   { key: 'roomNo', label: 'Room', grow: true },
 *   { key: 'price', label: 'Price', align: 'end' },
 * ] as const
 *
 * export const Rooms = ({ rooms }: { rooms: readonly Room[] }) => (
 *   <Table
 *     label="Rooms"
 *     columns={columns}
 *     rows={rooms}
 *     rowKey={({ roomNo }) => roomNo}
 *     cell={(room, key) => room[key as keyof Room]}
 *   />
 * )
 * ```
 */
export function Table<Row>(props: TableProps<Row>) {
  const { label, columns, rows, rowKey, cell, rowState, busy, className = '' } = props
  const element = useStyles<HTMLTableElement>(css)
  return (
    <table ref={element} className={`eb-table ${className}`} role="table" aria-label={label} aria-busy={busy}>
      <thead className="eb-table__head" role="rowgroup">
        <tr role="row">
          {columns.map((column) => {
            const Cell = column.label ? 'th' : 'td'
            return (
              <Cell
                key={column.key}
                className={`eb-table__label ${classOf(column)}`}
                role={column.label ? 'columnheader' : 'cell'}
              >
                {column.label}
              </Cell>
            )
          })}
        </tr>
      </thead>
      <tbody className="eb-table__body" role="rowgroup">
        {rows.map((row) => (
          <tr
            key={rowKey(row)}
            className={`eb-table__row eb-table__row--${rowState?.(row) ?? 'plain'}`}
            role="row"
          >
            {columns.map((column, index) => {
              const Cell = index ? 'td' : 'th'
              return (
                <Cell
                  key={column.key}
                  className={`eb-table__cell ${classOf(column)}`}
                  role={index ? 'cell' : 'rowheader'}
                >
                  {cell(row, column.key)}
                </Cell>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function classOf({ align, grow, narrow, className = '' }: TableColumn): string {
  return [align && 'eb-table--end', grow && 'eb-table--grow', narrow && 'eb-table--wide', className].join(' ')
}
