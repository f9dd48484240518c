import { calendarDates } from '@ebkit/rules/dates'
import { dayOfKey } from '@ebkit/ui/calendar'
import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react'
import { type DayRange, isSelected } from './dayRange'
import type { Period } from './period'

/** A day of a calendar; with lanes, of one lane. */
export interface DayPlace {
  readonly day: string
  readonly lane?: string | undefined
}

export interface DayGridOptions {
  period: Period
  /** Ids of lanes from top to bottom. Default: days are not divided. */
  laneIds?: readonly string[]
  /** The day that Tab reaches at first. */
  day: string
  range: DayRange | undefined
  onRange(range: DayRange | undefined): void
  /** The keyboard moved to a day that may not be shown. */
  onDay(day: string): void
  /** Enter was pressed on a day without rows. */
  onCreate?: ((place: DayPlace) => void) | undefined
}

const cellSelector = '[data-day]'
const rowSelector = '[data-row]'
const isOnControl = (target: EventTarget) => !!(target as Element).closest('button, a')

/**
 * The keys and the pointer of a grid of days. Keys: arrows, Home, End, PageUp, PageDown move; with Shift they select
 * days; Space selects a day or ends the selection; Enter goes to the rows of a day, where arrows move and Esc leads
 * back. The pointer selects by dragging, or with Shift.
 */
export function useDayGrid(options: DayGridOptions) {
  const { laneIds, range, period } = options
  const grid = useRef<HTMLTableElement>(null)
  const [current, setCurrent] = useState<DayPlace>({ day: options.day, lane: laneIds?.[0] })
  const isFocusDue = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: wherever the current day has moved to
  useLayoutEffect(() => {
    if (isFocusDue.current) grid.current?.querySelector<HTMLElement>(`${cellSelector}[tabindex="0"]`)?.focus()
    isFocusDue.current = false
  }, [current])
  const isShown = (day: string) => period.weeks.some((week) => week.includes(day))
  const known = {
    day: isShown(current.day) ? current.day : options.day,
    // If the lanes have changed, Tab goes to the first one.
    lane: laneIds && (laneIds.includes(current.lane ?? '') ? current.lane : laneIds[0]),
  }

  const moveTo = (place: DayPlace, from: DayPlace, isExtending: boolean) => {
    isFocusDue.current = true
    setCurrent(place)
    if (isExtending) options.onRange(extended(range, from, place))
    if (!isShown(place.day)) options.onDay(place.day)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const row = (event.target as Element).closest<HTMLElement>(rowSelector)
    const at = placeOf(event.target) ?? known
    const isDone = row ? pressInRow(event, row) : pressOnDay(event, at, { ...options, moveTo })
    if (!isDone) return
    event.preventDefault()
    event.stopPropagation()
  }
  return {
    grid,
    current: known,
    handlers: { onKeyDown, ...pointerHandlers(options, setCurrent) },
    /** Attributes of a day's cell. */
    attributesOf: (place: DayPlace) => ({
      'data-day': place.day,
      'data-lane': place.lane,
      tabIndex: place.day === known.day && place.lane === known.lane ? 0 : -1,
      'aria-selected': isSelected(range, place.day, place.lane),
    }),
  }
}

/** The day that contains an element of the grid. */
function placeOf(target: EventTarget): DayPlace | undefined {
  const { day, lane } = (target as Element).closest<HTMLElement>(cellSelector)?.dataset ?? {}
  return day === undefined ? undefined : { day, lane }
}

/** A selection extended to a place; it stays in the lane where it began. */
const extended = (range: DayRange | undefined, from: DayPlace, { day }: DayPlace): DayRange =>
  range ? { ...range, to: day } : { from: from.day, to: day, lane: from.lane }

/** Keys on a row of a day. */
function pressInRow({ key, currentTarget }: KeyboardEvent<HTMLElement>, row: HTMLElement): boolean {
  const cell = row.closest<HTMLElement>(cellSelector)
  const step = { ArrowDown: 1, ArrowUp: -1 }[key]
  if (key === 'Escape') cell?.focus()
  else if (step) {
    const rows = [...(cell?.querySelectorAll<HTMLElement>(rowSelector) ?? [])]
    rows[rows.indexOf(row) + step]?.focus()
  } else return false
  return currentTarget.contains(row)
}

interface Pressing extends DayGridOptions {
  moveTo(place: DayPlace, from: DayPlace, isExtending: boolean): void
}

/** Keys on a day. @returns whether the key was one of them */
function pressOnDay(event: KeyboardEvent<HTMLElement>, at: DayPlace, options: Pressing): boolean {
  const { range, onRange, onCreate, moveTo } = options
  const { key, shiftKey, target } = event
  const cell = (target as Element).closest<HTMLTableCellElement>(cellSelector)
  if (!cell) return false
  if (key === ' ') onRange(range ? undefined : { from: at.day, to: at.day, lane: at.lane })
  else if (key === 'Escape' && range) onRange(undefined)
  else if (key === 'Enter') {
    const row = cell.querySelector<HTMLElement>(rowSelector)
    if (row) row.focus()
    else onCreate?.(at)
  } else {
    const next = placeOfKey(event, at, cell, options.laneIds)
    if (!next) return false
    moveTo(next, at, shiftKey)
  }
  return true
}

/** Where a key leads: with lanes, up and down lead to other lanes. */
function placeOfKey(
  event: KeyboardEvent<HTMLElement>,
  at: DayPlace,
  cell: HTMLTableCellElement,
  lanes: readonly string[] | undefined,
): DayPlace | undefined {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (lanes && step) {
    const lane = lanes[lanes.indexOf(at.lane ?? '') + step]
    return lane === undefined ? at : { ...at, lane }
  }
  const { key, altKey, ctrlKey, metaKey } = event
  const isMirrored = getComputedStyle(cell).direction === 'rtl'
  const column = cell.cellIndex - (lanes ? 1 : 0)
  // In a week, PageUp and PageDown move by a week.
  const days = lanes && { PageUp: -7, PageDown: 7 }[key]
  if (days) return { ...at, day: calendarDates.addDays(at.day, days) }
  const pressed = { key, altKey, ctrlKey, metaKey, shiftKey: false }
  const day = dayOfKey(calendarDates, pressed, at.day, column, isMirrored)
  return day === undefined ? undefined : { ...at, day }
}

function pointerHandlers({ range, onRange }: DayGridOptions, setCurrent: (place: DayPlace) => void) {
  return {
    // The next key starts where the focus is, whatever moved it.
    onFocus({ target }: { target: EventTarget }) {
      const place = placeOf(target)
      if (place) setCurrent(place)
    },
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const place = placeOf(event.target)
      if (!place || event.button !== 0 || isOnControl(event.target)) return
      setCurrent(place)
      onRange(
        event.shiftKey && range
          ? { ...range, to: place.day }
          : { from: place.day, to: place.day, lane: place.lane },
      )
    },
    onPointerOver(event: PointerEvent<HTMLElement>) {
      const place = placeOf(event.target)
      const isDragging = event.pointerType === 'mouse' && event.buttons === 1 && range
      if (isDragging && place && place.day !== range.to) onRange({ ...range, to: place.day })
    },
  }
}
