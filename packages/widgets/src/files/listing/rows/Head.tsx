import { arrowDownIcon, arrowUpIcon, Icon, useStyles } from '@ebkit/ui'
import { useStrings } from '../../../environment'
import type { FileListingProps } from '../FileListingProps'
import { type ColumnKey, columnsOf, nextSort } from './columns'
import { rowStrings } from './rowStrings'
import css from './rows.css'

const ariaSort = { none: 'none', asc: 'ascending', desc: 'descending' } as const

/** Heads of the columns. @spec W-EXP-4 W-EXP-5 */
export function Head({ listing }: { listing: FileListingProps }) {
  const { sort, onSort } = listing
  const text = useStrings(rowStrings)
  const element = useStyles<HTMLDivElement>(css)
  const head = (column: ColumnKey) => {
    const by = column === 'name' || column === 'size' || column === 'time' ? column : undefined
    const order = by && sort?.by === by ? sort.order : undefined
    return (
      // biome-ignore lint/a11y/useSemanticElements: a table of rows that come and go
      // biome-ignore lint/a11y/useFocusableInteractive: its button has the focus
      <span
        key={column}
        className={`eb-files__cell eb-files__cell--${column}`}
        role="columnheader"
        {...(by && onSort && { 'aria-sort': ariaSort[order ?? 'none'] })}
      >
        {by && onSort ? (
          <button
            type="button"
            className="eb-files__sort"
            part="sort"
            onClick={() => onSort(nextSort(by, sort))}
          >
            {text(column)}
            {order && <Icon path={order === 'asc' ? arrowUpIcon : arrowDownIcon} />}
          </button>
        ) : (
          <span className={column === 'select' ? 'eb-files__said' : undefined}>{text(column)}</span>
        )}
      </span>
    )
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: as above
    // biome-ignore lint/a11y/useFocusableInteractive: as above
    <div ref={element} className="eb-files__head" role="row" aria-rowindex={1}>
      {columnsOf(listing).map(head)}
    </div>
  )
}
