import { addMonths, clampDate, parseDateTime, startOfMonth, today } from '@ebkit/rules/dates'
import { atom, type ReadableAtom } from 'nanostores'
import {
  isClosedProblem,
  lastEndOf,
  limitsOf,
  problemOfDate,
  problemOfDay,
  problemOfRange,
  type RangeProblem,
} from '../calendar/limits'
import { type DateRangeValue, type Draft, draftOf, type End, emptyDraft, ordered, rangeOf } from './range'
import type { DateRangeOptions, DateRangeState } from './state'

export type DateRangeModel = ReturnType<typeof createDateRange>

/**
 * Choosing a range of dates, without its looks. `options` is asked at every use: the newest settings hold.
 *
 * @param kept what was typed into a former one: it goes on from there
 */
export function createDateRange(options: () => DateRangeOptions, kept?: DateRangeState) {
  /** The value that holds: what closing goes back to. */
  let value: DateRangeValue | null = null
  /** The one that held when the panel opened, or that the page has set since. */
  let before: DateRangeValue | null = null
  let isKept = !!kept
  const now = () => today(options().timeZone)
  const $state = atom<DateRangeState>({
    draft: emptyDraft,
    unread: {},
    typing: {},
    hover: '',
    day: '',
    first: '',
    ...kept,
    isOpen: false,
  })
  const get = $state.get
  const patch = (change: Partial<DateRangeState>) => $state.set({ ...get(), ...change })
  const limits = () => limitsOf(options())
  const savedDraft = () => draftOf(value, options().times) ?? emptyDraft

  /** Tells a new value, unless it is the one that holds. */
  function tell(next: DateRangeValue | null) {
    if (value?.start === next?.start && value?.end === next?.end) return
    value = next
    options().onChange?.({ value })
  }

  /**
   * Takes a draft of which both ends may be there: in order, and cleared where it is too long or too short. One over
   * closed days keeps its start.
   */
  function take(draft: Draft, unread: DateRangeState['unread'] = {}) {
    const next = ordered(draft)
    const isComplete = next.start && next.end
    const problem = isComplete ? problemOfRange(next.start, next.end, limits()) : undefined
    const keepsStart = isClosedProblem(problem) && !problemOfDay(next.start, '', limits())
    patch({
      draft: problem ? { ...next, start: keepsStart ? next.start : '', end: '' } : next,
      unread,
      hover: '',
      problem,
      refused: undefined,
    })
  }

  /** The day to begin at: the end of the range, else today, or the limit it is beyond. */
  function dayOf({ end, start }: Draft) {
    const { min, max } = limits()
    return end || start || clampDate(now(), min, max)
  }

  /** The month to show first: of two, the one before where a range begins there, or nothing lies ahead. */
  function firstOf(draft: Draft, months: number) {
    const last = startOfMonth(dayOf(draft))
    const { max } = limits()
    const isBack = (draft.start && draft.start < last) || (max && startOfMonth(max) <= last)
    return isBack && months > 1 ? addMonths(last, -1) : last
  }

  /** Where the panel begins when it is opened. */
  const opening = (months: number) => {
    const { draft } = get()
    return { day: dayOf(draft), first: firstOf(draft, months) }
  }

  /**
   * Opens the panel.
   *
   * @param months how many it shows
   */
  function show(months = 2) {
    if (get().isOpen || options().onBeforeShow?.() === false) return
    before = value
    patch({ isOpen: true, ...opening(months) })
    options().onShow?.()
  }

  /** Closes it; what was not applied is given up. */
  function hide() {
    if (!get().isOpen) return
    const problem = value ? undefined : get().problem // what cleared it stays to be read
    patch({ isOpen: false, draft: savedDraft(), unread: {}, hover: '', problem, refused: undefined })
    options().onHide?.()
  }

  /** What was begun is gone; the value stays. */
  const forget = () =>
    patch({ draft: savedDraft(), unread: {}, hover: '', problem: undefined, refused: undefined })

  /** What was pressed cannot be chosen; what is chosen stays. */
  const refuse = (refused: RangeProblem) => patch({ refused })

  /** A day was pressed: the first one is the start, the second one the end. @spec W-DATE-1 W-DATE-2 W-DATE-5 */
  function pick(day: string) {
    const { draft } = get()
    const start = draft.end ? '' : draft.start
    const problem = problemOfDay(day, start, limits())
    if (problem) return refuse(problem)
    take(start ? { ...draft, end: day } : { ...draft, start: day, end: '' })
  }

  /** Reads what was typed; with the panel closed it holds at once. */
  function type(end: End, text: string) {
    write(end)
    const { draft, unread: before, isOpen } = get()
    const { times } = options()
    const typed = parseDateTime(text, now())
    const isEmpty = !text.trim()
    const problem = typed
      ? problemOfDate(typed.date, limits())
      : isEmpty
        ? undefined
        : { code: 'unreadable' as const }
    const { [end]: _, ...unread } = before
    if (problem) return patch({ problem, unread: { ...unread, [end]: text } })
    const time = times && typed?.time ? { [`${end}Time`]: typed.time } : {}
    take({ ...draft, [end]: typed?.date ?? '', ...time }, unread)
    if (typed) patch({ day: typed.date })
    if (!isOpen) settle()
  }

  /** What stands in a field while it is typed; without a text what was chosen is there again. */
  const write = (end: End, text?: string) => patch({ typing: { ...get().typing, [end]: text } })

  /** With the panel closed there is no button to apply: what is whole holds, what is half says so. */
  function settle() {
    const { draft, problem, unread } = get()
    if (Object.keys(unread).length > 0) return patch({ problem: { code: 'unreadable' } })
    if (!draft.start === !draft.end) tell(draft.end ? rangeOf(draft, options().times) : null)
    else patch({ problem: problem ?? { code: 'incomplete' } })
  }

  /** Takes the range. @spec W-DATE-3 */
  function apply() {
    const { draft } = get()
    if (!isComplete(get())) return
    tell(rangeOf(draft, options().times))
    hide()
  }

  /** No range at all, at once; the panel stays as it is. */
  function clear() {
    patch({ draft: emptyDraft, unread: {}, typing: {}, problem: undefined, refused: undefined, hover: '' })
    tell(null)
  }

  /** Closes the panel with what it opened with: takes back `clear`, too. */
  function cancel() {
    tell(before)
    hide()
  }

  return {
    $state: $state as ReadableAtom<DateRangeState>,
    today: now,
    limits,
    opening,
    show,
    hide,
    forget,
    pick,
    write,
    type,
    apply,
    clear,
    cancel,
    /** The page's value: what it says holds from now on. */
    sync(next: DateRangeValue | null) {
      if (value === next) return
      const isSame = isKept || (value?.start === next?.start && value?.end === next?.end)
      isKept = false
      value = next
      if (isSame) return
      before = next
      patch({
        draft: savedDraft(),
        unread: {},
        typing: {},
        problem: undefined,
        refused: undefined,
        hover: '',
      })
    },
    /** Times came or went: the fields show others. */
    refresh: () => patch({ draft: savedDraft() }),
    /** A range as a whole, of a preset. */
    choose(start: string, end: string) {
      take({ ...emptyDraft, start, end })
      patch({ day: dayOf(get().draft) })
    },
    refuse,
    /** Where closed days are in the way: the last end that the chosen start can have. */
    offer(): string | undefined {
      const { draft, refused, problem } = get()
      const isInTheWay = draft.start && !draft.end && isClosedProblem(refused ?? problem)
      return isInTheWay ? lastEndOf(draft.start, limits()) : undefined
    },
    /** Takes that end. */
    acceptOffer(end: string) {
      take({ ...get().draft, end })
      if (!get().isOpen) settle()
    },
    /** The day under the pointer, of interest while the second end is being chosen. */
    hover(day: string) {
      const { draft } = get()
      if (draft.start && !draft.end) patch({ hover: day })
    },
    /** Another day has focus. */
    moveTo: (day: string) => patch({ day }),
    /** A time of day, `HH:mm`. @spec W-DATE-11 */
    setTime(end: End, time: string) {
      take({ ...get().draft, [`${end}Time`]: time })
    },
    /** Why a day cannot be pressed now. */
    reasonOf(day: string): RangeProblem | undefined {
      const { draft } = get()
      return problemOfDay(day, draft.end ? '' : draft.start, limits())
    },
  }
}

/** Whether a range can be applied. @spec W-DATE-3 */
export const isComplete = ({ draft, unread }: DateRangeState) =>
  !!draft.start && !!draft.end && Object.keys(unread).length === 0

/** Whether something stands in the fields. */
export const isFilled = ({ draft, unread }: DateRangeState) =>
  !!draft.start || !!draft.end || Object.keys(unread).length > 0

/** The range to draw: what is chosen, or would be with the day under the pointer. */
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
