import { addMonths, clampDate, startOfMonth } from '@ebkit/rules/dates'
import {
  currentLimits,
  type DateRangeContext,
  patch,
  savedDraft,
  setValue,
  todayOf,
} from './dateRangeContext'
import type { Draft } from './range'

/**
 * Opens the panel.
 * @param months how many it shows
 */
export function show(context: DateRangeContext, months = 2): void {
  if (context.$state.get().isOpen || context.options().onBeforeShow?.() === false) return
  context.valueAtOpening = context.value
  patch(context, { isOpen: true, ...openingOf(context, months) })
  context.options().onShow?.()
}

/** Closes the panel; a range that was not applied is discarded. */
export function hide(context: DateRangeContext): void {
  const { isOpen, problem } = context.$state.get()
  if (!isOpen) return
  patch(context, {
    isOpen: false,
    draft: savedDraft(context),
    unread: {},
    hover: '',
    // Without a value the reason stays readable.
    problem: context.value ? undefined : problem,
    refused: undefined,
  })
  context.options().onHide?.()
}

/** Closes the panel and restores the value from when it opened; also undoes `clear`. */
export function cancel(context: DateRangeContext): void {
  setValue(context, context.valueAtOpening)
  hide(context)
}

/** The initial day and month of the panel. */
export function openingOf(context: DateRangeContext, months: number): { day: string; first: string } {
  const { draft } = context.$state.get()
  return { day: dayOf(context, draft), first: firstMonthOf(context, draft, months) }
}

/** The day to focus: the end of the range, else today within the limits. */
export function dayOf(context: DateRangeContext, { end, start }: Draft): string {
  const { min, max } = currentLimits(context)
  return end || start || clampDate(todayOf(context), min, max)
}

/** The first month to show: of two, the earlier one if the range starts there or the later one is the last possible. */
function firstMonthOf(context: DateRangeContext, draft: Draft, months: number): string {
  const last = startOfMonth(dayOf(context, draft))
  const { max } = currentLimits(context)
  const isEarlier = (draft.start && draft.start < last) || (max && startOfMonth(max) <= last)
  return isEarlier && months > 1 ? addMonths(last, -1) : last
}
