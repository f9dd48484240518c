import { fieldOf, type ListColumn, type ListRow } from '@ebkit/core/list'
import { noValue } from '@ebkit/rules/fields'
import type { ReactNode } from 'react'
import { type CellTexts, cellOf, cellText } from './cells'

interface NameCellProps {
  row: ListRow
  column: ListColumn
  /** Columns shown below the name. */
  below: readonly ListColumn[]
  texts: CellTexts
  /** Opens the row; without it the name is a text. */
  onOpen?: (() => void) | undefined
}

const isPicture = ({ type }: ListColumn) => type === 'image' || type === 'images'

/** Of several images the first one represents the row. */
const firstOf = (value: unknown) => (Array.isArray(value) ? value[0] : value)

/** The name of a row: its image, its name, and small texts below. Not a component: a page has many. */
export function nameCell({ row, column, below, texts, onOpen }: NameCellProps): ReactNode {
  const pictures = below.filter(isPicture)
  const facts = below.filter((column) => !isPicture(column))
  const name = column.component ? cellOf(row, column, texts) : cellText(row, column, texts) || noValue
  const title = typeof name === 'string' ? name : undefined
  const main = onOpen ? (
    <button
      type="button"
      tabIndex={-1}
      className="eb-data-list__link eb-data-list__title"
      title={title}
      onClick={onOpen}
    >
      {name}
    </button>
  ) : (
    <b className="eb-data-list__title" title={title}>
      {name}
    </b>
  )
  // As few elements as possible: it is rendered for each row.
  if (!below.length) return main
  return (
    <span className="eb-data-list__name">
      {pictures.map(
        ({ name }) =>
          firstOf(fieldOf(row, name)) != null && (
            <img
              key={name}
              className="eb-data-list__picture"
              src={String(firstOf(fieldOf(row, name)))}
              alt=""
              loading="lazy"
            />
          ),
      )}
      <span>
        {main}
        {facts.length > 0 && (
          <small>
            {facts.map((fact) => (
              <span key={fact.name}>{cellOf(row, fact, texts)}</span>
            ))}
          </small>
        )}
      </span>
    </span>
  )
}
