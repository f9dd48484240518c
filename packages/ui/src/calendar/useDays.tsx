import { type ReactNode, useRef } from 'react'
import type { CalendarProps, DayNote } from './calendarProps'
import { namesOf } from './names'

interface DrawnDay {
  /** Everything that its rendering depends on, as a text. */
  look: string
  node: ReactNode
}

/**
 * Renders the days of a month, each in its column; `''` is an empty cell. An unchanged day reuses its node, so that a
 * move of key or pointer renders only what changes, not sixty days.
 */
export function useDays(props: CalendarProps): (day: string, column: number) => ReactNode {
  const drawn = useRef(new Map<string, DrawnDay>())
  const before = drawn.current
  const days = new Map<string, DrawnDay>()
  drawn.current = days
  return (day, column) => {
    if (!day) return <td key={column} />
    const { noteOf, dates, locale } = props
    const note = noteOf?.(day) ?? {}
    const attributes = attributesOf(props, day, note)
    const look = JSON.stringify([column, attributes, note.name, locale])
    let one = before.get(day)
    if (one?.look !== look) {
      const name = [namesOf(locale).day(dates.utcMidnight(day)), note.name].filter(Boolean).join(' ')
      one = { look, node: draw(column, attributes, name) }
    }
    days.set(day, one)
    return one.node
  }
}

function draw(column: number, attributes: DayAttributes, name: string): ReactNode {
  return (
    <td key={column} {...attributes} aria-label={name}>
      <span className="eb-calendar__number">{Number(attributes['data-day'].slice(8))}</span>
    </td>
  )
}

type DayAttributes = ReturnType<typeof attributesOf>

function attributesOf(props: CalendarProps, cell: string, { reason, mark, name, tone }: DayNote) {
  const { day, start = '', isPreview, today } = props
  const end = props.end || start
  const isIn = cell >= start && cell <= end && !!start
  const classes = [
    'eb-calendar__day',
    isIn && start !== end && 'eb-calendar__day--in',
    isIn && isPreview && 'eb-calendar__day--preview',
    isIn && cell === start && 'eb-calendar__day--start',
    isIn && cell === end && 'eb-calendar__day--end',
    cell === today && 'eb-calendar__day--today',
    reason && 'eb-calendar__day--disabled',
    tone === 'workday' && 'eb-calendar__day--workday',
  ]
  const label = reason ?? name
  // Only attributes that are set: new cells have nothing to remove.
  return {
    className: classes.filter(Boolean).join(' '),
    'data-day': cell,
    tabIndex: cell === day ? 0 : -1,
    'aria-selected': isIn && !isPreview,
    'aria-disabled': !!reason,
    ...(mark && { 'data-mark': mark }),
    ...(cell === today && { 'aria-current': 'date' as const }),
    ...(label && { title: label }),
  }
}
