import { parseDateTime } from '@ebkit/rules/dates'
import {
  isClosedProblem,
  lastEndOf,
  problemOfDate,
  problemOfDay,
  type RangeProblem,
} from '../calendar/limits'
import {
  currentLimits,
  type DateRangeContext,
  isSameRange,
  patch,
  refuse,
  savedDraft,
  setDraft,
  setValue,
  todayOf,
} from './dateRangeContext'
import { dayOf, hide } from './panelState'
import { type DateRangeValue, type Draft, type End, emptyDraft, rangeOf } from './range'

/** Chooses a day: the first is the start, the second the end. @spec W-DATE-1 W-DATE-2 W-DATE-5 */
export function pick(context: DateRangeContext, day: string) {
  const problem = problemOfPick(context, day)
  if (problem) return refuse(context, problem)
  const { draft } = context.$state.get()
  const isSecond = draft.start && !draft.end
  setDraft(context, isSecond ? { ...draft, end: day } : { ...draft, start: day, end: '' })
}

/** Why a day cannot be picked now. */
export function problemOfPick(context: DateRangeContext, day: string): RangeProblem | undefined {
  const { draft } = context.$state.get()
  return problemOfDay(day, draft.end ? '' : draft.start, currentLimits(context))
}

/** Chooses a whole range, such as a preset. */
export function choose(context: DateRangeContext, start: string, end: string): void {
  setDraft(context, { ...emptyDraft, start, end })
  patch(context, { day: dayOf(context, context.$state.get().draft) })
}

/** Sets a time of day, `HH:mm`. @spec W-DATE-11 */
export function setTime(context: DateRangeContext, end: End, time: string): void {
  setDraft(context, { ...context.$state.get().draft, [`${end}Time`]: time })
}

/** Sets the text of a field while it is typed; without a text the field shows the draft again. */
export const write = (context: DateRangeContext, end: End, text?: string): void =>
  patch(context, { typing: { ...context.$state.get().typing, [end]: text } })

/** Parses a field's text; while the panel is closed the range is applied at once. */
export function type(context: DateRangeContext, end: End, text: string) {
  write(context, end)
  const { draft, unread: before, isOpen } = context.$state.get()
  const typed = parseDateTime(text, todayOf(context))
  const problem = problemOfText(context, text, typed?.date)
  const { [end]: _, ...unread } = before
  if (problem) return patch(context, { problem, unread: { ...unread, [end]: text } })
  const time = context.options().times && typed?.time ? { [`${end}Time`]: typed.time } : {}
  const next = { ...draft, [end]: typed?.date ?? '', ...time }
  setDraft(context, end === 'start' && isPastRange(context, next) ? { ...next, end: '' } : next, unread)
  if (typed) patch(context, { day: typed.date })
  if (!isOpen) settle(context)
}

/**
 * Whether a start is after the applied range: the user will type another end, and the old end must not become the new
 * range's start.
 */
function isPastRange(context: DateRangeContext, { start, end }: Draft): boolean {
  if (!end || end !== savedDraft(context).end) return false
  return context.options().nights ? start >= end : start > end
}

function problemOfText(context: DateRangeContext, text: string, date?: string): RangeProblem | undefined {
  if (date !== undefined) return problemOfDate(date, currentLimits(context))
  return text.trim() ? { code: 'unreadable' } : undefined
}

/** Applies a typed range; the closed panel has no button for it. An incomplete one shows its problem. */
function settle(context: DateRangeContext) {
  const { draft, problem, unread } = context.$state.get()
  if (Object.keys(unread).length > 0) return patch(context, { problem: { code: 'unreadable' } })
  if (!draft.start === !draft.end)
    setValue(context, draft.end ? rangeOf(draft, context.options().times) : null)
  else patch(context, { problem: problem ?? { code: 'incomplete' } })
}

/** Applies the range and closes the panel. @spec W-DATE-3 */
export function apply(context: DateRangeContext): void {
  if (!canApply(context)) return
  setValue(context, rangeOf(context.$state.get().draft, context.options().times))
  hide(context)
}

/** Clears the range at once; the panel stays as it is. */
export function clear(context: DateRangeContext): void {
  patch(context, {
    draft: emptyDraft,
    unread: {},
    typing: {},
    problem: undefined,
    refused: undefined,
    hover: '',
  })
  setValue(context, null)
}

/** Discards the draft; the value stays. */
export const forget = (context: DateRangeContext): void => patch(context, withoutDraft(context))

const withoutDraft = (context: DateRangeContext) => ({
  draft: savedDraft(context),
  unread: {},
  hover: '',
  problem: undefined,
  refused: undefined,
})

/** Takes over the page's value. */
export function sync(context: DateRangeContext, next: DateRangeValue | null): void {
  if (context.value === next) return
  const isSame = context.isRestored || isSameRange(context.value, next)
  context.isRestored = false
  context.value = next
  if (isSame) return
  context.valueAtOpening = next
  patch(context, { ...withoutDraft(context), typing: {} })
}

/** If closed days prevent a range: the last end that is possible from the chosen start. */
export function possibleEnd(context: DateRangeContext): string | undefined {
  const { draft, refused, problem } = context.$state.get()
  const isPrevented = draft.start && !draft.end && isClosedProblem(refused ?? problem)
  return isPrevented ? lastEndOf(draft.start, currentLimits(context)) : undefined
}

/** Chooses that end. */
export function acceptOffer(context: DateRangeContext, end: string): void {
  setDraft(context, { ...context.$state.get().draft, end })
  if (!context.$state.get().isOpen) settle(context)
}

/** Sets the day under the pointer, for the preview of a range whose end is being chosen. */
export function hover(context: DateRangeContext, day: string): void {
  const { draft } = context.$state.get()
  if (draft.start && !draft.end) patch(context, { hover: day })
}

/** Whether a range can be applied. @spec W-DATE-3 */
export function canApply({ $state, options }: DateRangeContext): boolean {
  const { draft, unread } = $state.get()
  const ends = [draft.start, draft.end].filter(Boolean).length
  return ends >= (options().openEnds ? 1 : 2) && Object.keys(unread).length === 0
}
