import type { ReadableAtom } from 'nanostores'
import type { RangeProblem } from '../calendar/limits'
import {
  acceptOffer,
  apply,
  canApply,
  choose,
  clear,
  forget,
  hover,
  pick,
  possibleEnd,
  problemOfPick,
  setTime,
  sync,
  type,
  write,
} from './choosing'
import { createContext, currentLimits, patch, refuse, savedDraft, todayOf } from './dateRangeContext'
import { cancel, hide, openingOf, show } from './panelState'
import type { DateRangeValue, End } from './range'
import type { DateRangeOptions, DateRangeState } from './state'

export type DateRangeModel = ReturnType<typeof createDateRange>

/**
 * Choosing a range of dates, without a view.
 *
 * @param options read at every use, so that the newest settings apply
 * @param restored state of an earlier model to continue from
 */
export function createDateRange(options: () => DateRangeOptions, restored?: DateRangeState) {
  const context = createContext(options, restored)
  return {
    $state: context.$state as ReadableAtom<DateRangeState>,
    today: () => todayOf(context),
    limits: () => currentLimits(context),
    opening: (months: number) => openingOf(context, months),
    show: (months?: number) => show(context, months),
    hide: () => hide(context),
    forget: () => forget(context),
    pick: (day: string) => pick(context, day),
    write: (end: End, text?: string) => write(context, end, text),
    type: (end: End, text: string) => type(context, end, text),
    apply: () => apply(context),
    canApply: () => canApply(context),
    clear: () => clear(context),
    cancel: () => cancel(context),
    sync: (value: DateRangeValue | null) => sync(context, value),
    /** Shows the value again, after times were switched on or off. */
    refresh: () => patch(context, { draft: savedDraft(context) }),
    choose: (start: string, end: string) => choose(context, start, end),
    refuse: (problem: RangeProblem) => refuse(context, problem),
    offer: () => possibleEnd(context),
    acceptOffer: (end: string) => acceptOffer(context, end),
    hover: (day: string) => hover(context, day),
    /** Moves the focus to another day. */
    moveTo: (day: string) => patch(context, { day }),
    setTime: (end: End, time: string) => setTime(context, end, time),
    reasonOf: (day: string) => problemOfPick(context, day),
  }
}

/** Whether the fields are not empty. */
export const isFilled = ({ draft, unread }: DateRangeState) =>
  !!draft.start || !!draft.end || Object.keys(unread).length > 0

/** The range to show: the selection, or its preview with the day under the pointer. */
export function shownRange({ draft, hover }: DateRangeState): {
  start: string
  end: string
  isPreview: boolean
} {
  const { start, end } = draft
  if (!start || end || !hover || hover === start) return { start, end, isPreview: false }
  return start < hover
    ? { start, end: hover, isPreview: true }
    : { start: hover, end: start, isPreview: true }
}
