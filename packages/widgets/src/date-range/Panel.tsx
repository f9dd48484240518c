import { getPage } from '@ebkit/core/page'
import { prepareNames } from '@ebkit/ui/calendar'
import { useMemo, useRef } from 'react'
import { PanelContent } from './PanelContent'
import type { PanelProps } from './panelProps'
import { monthsInView } from './useDateRange'
import { useNarrow } from './useNarrow'

// Called once this chunk is loaded, before the user opens the panel.
prepareNames(getPage().$locale.get())

/**
 * Quick ranges, calendars, times and buttons. While closed, it stays rendered as it will open, and is rendered again
 * only if it looks different, so that opening it changes nothing inside.
 * @spec W-DATE-12
 */
export function Panel({ model, state: current, props, text, ahead }: PanelProps) {
  const { isOpen } = current
  const state = isOpen ? current : { ...current, ...model.opening(monthsInView()) }
  const opening = useOpening(isOpen)
  const isNarrow = useNarrow()
  const months = isNarrow || (!isOpen && ahead === 1) ? 1 : 2
  const today = model.today()
  const { draft, unread, hover, day, first, problem, refused } = state
  const { min, max, minDays, maxDays, nights, minNights, maxNights, closed, timeZone } = props
  const { presets, holidays, weekStart, times } = props
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it looks like depends on these, and on nothing else
  return useMemo(
    () => <PanelContent {...{ model, state, props, text, today, opening, isNarrow, months }} />,
    [
      ...[model, text, today, opening, isNarrow, months],
      ...[draft, unread, hover, day, first, problem, refused],
      ...[min, max, minDays, maxDays, nights, minNights, maxNights, closed, timeZone],
      ...[presets, holidays, weekStart, times],
    ],
  )
}

/** Number of the current or next opening; it increases with each closing. */
function useOpening(isOpen: boolean): number {
  const last = useRef({ isOpen, count: 0 })
  const { current } = last
  if (current.isOpen !== isOpen) last.current = { isOpen, count: current.count + Number(!isOpen) }
  return last.current.count
}
