import { parseDateTime, today } from '@ebkit/rules/dates'
import { atom, type WritableAtom } from 'nanostores'
import {
  isClosedProblem,
  type Limits,
  limitsOf,
  problemOfDay,
  problemOfRange,
  type RangeProblem,
} from '../calendar/limits'
import { type DateRangeValue, type Draft, draftOf, emptyDraft, ordered } from './range'
import type { DateRangeOptions, DateRangeState } from './state'

/** What the model's functions share. */
export interface DateRangeContext {
  readonly $state: WritableAtom<DateRangeState>
  /** Current settings and callbacks. */
  readonly options: () => DateRangeOptions
  /** The current value; closing the panel goes back to it. */
  value: DateRangeValue | null
  /** The value when the panel opened, or the one that the page has set since; cancelling restores it. */
  valueAtOpening: DateRangeValue | null
  /** The state was restored, and the page has not set its value yet. */
  isRestored: boolean
}

export function createContext(options: () => DateRangeOptions, restored?: DateRangeState): DateRangeContext {
  return {
    $state: atom<DateRangeState>({
      draft: emptyDraft,
      unread: {},
      typing: {},
      hover: '',
      day: '',
      first: '',
      ...restored,
      isOpen: false,
    }),
    options,
    value: null,
    valueAtOpening: null,
    isRestored: !!restored,
  }
}

export const patch = ({ $state }: DateRangeContext, change: Partial<DateRangeState>): void =>
  $state.set({ ...$state.get(), ...change })

/** Today in the hotel's time zone. */
export const todayOf = ({ options }: DateRangeContext): string => today(options().timeZone)

export const currentLimits = ({ options }: DateRangeContext): Limits => limitsOf(options())

/** The draft of the current value. */
export const savedDraft = ({ value, options }: DateRangeContext): Draft =>
  draftOf(value, options().times) ?? (options().openEnds ? openDraftOf(value) : emptyDraft)

/** The draft of a value that may have only one end. */
const openDraftOf = (value: DateRangeValue | null): Draft => ({
  ...emptyDraft,
  start: parseDateTime(value?.start ?? '')?.date ?? '',
  end: parseDateTime(value?.end ?? '')?.date ?? '',
})

export const isSameRange = (one: DateRangeValue | null, other: DateRangeValue | null): boolean =>
  one?.start === other?.start && one?.end === other?.end

/** Sets the value and reports it, if it has changed. */
export function setValue(context: DateRangeContext, next: DateRangeValue | null): void {
  if (isSameRange(context.value, next)) return
  context.value = next
  context.options().onChange?.({ value: next })
}

/**
 * Sets the draft, with its ends in order. A complete range that the limits do not allow is cleared; one that contains
 * closed days keeps its start.
 */
export function setDraft(
  context: DateRangeContext,
  draft: Draft,
  unread: DateRangeState['unread'] = {},
): void {
  const next = ordered(draft)
  const limits = currentLimits(context)
  const isComplete = next.start && next.end
  const problem = isComplete ? problemOfRange(next.start, next.end, limits) : undefined
  const keepsStart = isClosedProblem(problem) && !problemOfDay(next.start, '', limits)
  patch(context, {
    draft: problem ? { ...next, start: keepsStart ? next.start : '', end: '' } : next,
    unread,
    hover: '',
    problem,
    refused: undefined,
  })
}

/** Shows why the pressed day cannot be chosen; the draft stays. */
export const refuse = (context: DateRangeContext, refused: RangeProblem): void => patch(context, { refused })
