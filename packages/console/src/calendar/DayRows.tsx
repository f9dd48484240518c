import type { Row } from '@ebkit/core/services/rows'
import { styleElement } from '@ebkit/ui/styles'
import { usePlace, useStrings } from '@ebkit/widgets/environment'
import type { CalendarView } from './CalendarView'
import css from './DayRows.css'
import { InPlaceChip } from './InPlaceChip'
import { laneOf } from './lanes'
import { RowChip } from './RowChip'
import { calendarStrings } from './strings'

export interface DayRowsProps extends CalendarView {
  rows: readonly Row[]
  /** Maximum number of rows that fit. Default: all. */
  most?: number
  /** Whether each row names its lane. */
  hasNames?: boolean
  /** Rows are reached by Tab, not by the keys of a grid. */
  isList?: boolean
  onMore?(): void
}

/** The rows of one day, and how many more there are. */
export function DayRows(props: DayRowsProps) {
  const { rows, most = rows.length, hasNames, resource, parts, laneField, onOpen, inPlace } = props
  const { locale } = usePlace()
  const text = useStrings(calendarStrings)
  // A single further row fits in place of the line that would count it.
  const shown = rows.length <= most + 1 ? rows : rows.slice(0, most)
  const left = rows.length - shown.length
  return (
    <div ref={(element) => styleElement(element, css)} className="eb-days__rows">
      {shown.map((row) => {
        const lane = laneOf(row, laneField, locale).name
        const key = String(row[resource.key])
        if (inPlace?.keys.includes(key))
          return <InPlaceChip key={key} {...props} inPlace={inPlace} row={row} name={lane} />
        return (
          <RowChip
            key={key}
            row={row}
            rowKey={resource.key}
            parts={parts}
            name={hasNames ? lane : undefined}
            label={props.describe(row)}
            isTabStop={props.isList}
            onOpen={() => (inPlace ? inPlace.onBegin(row) : onOpen(row))}
          />
        )
      })}
      {left > 0 && (
        <button type="button" className="eb-days__more" data-row="" tabIndex={-1} onClick={props.onMore}>
          {text('more', { count: left })}
        </button>
      )}
    </div>
  )
}
