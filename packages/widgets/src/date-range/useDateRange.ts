import { type RefObject, useImperativeHandle, useLayoutEffect, useMemo, useRef } from 'react'
import { focusedFrom } from '../calendar/focusedFrom'
import { createDateRange, type DateRangeModel, isFilled } from './dateRangeModel'
import type { DateRangeProps } from './props'
import type { DateRangeOptions, DateRangeState } from './state'
import type { DateRangeText } from './strings'

/** Windows narrower than this have one month. @spec W-DATE-12 */
export const narrowWindow = '(width < 480px)'

/** The number of months that fit into the window. */
export const monthsInView = () => (matchMedia(narrowWindow).matches ? 1 : 2)

export interface DateRangeParts {
  model: DateRangeModel
  /**
   * Whether focus is still where it was when the panel was opened: a panel that loads late must not take it from
   * elsewhere.
   */
  isFocusThere: () => boolean
}

/** The model of this widget; it follows the page's value and requests. */
export function useDateRange(
  props: DateRangeProps & Pick<DateRangeOptions, 'openEnds'>,
  element: RefObject<HTMLElement | null>,
  text: DateRangeText,
): DateRangeParts {
  const newest = useRef(props)
  newest.current = props
  const { draft } = props
  const opener = useRef<HTMLElement | null>(null)
  const model = useMemo(() => {
    const onBeforeShow = () => {
      const { disabled, onBeforeShow: ask } = newest.current
      if (element.current) opener.current = focusedFrom(element.current)
      return disabled ? false : ask?.()
    }
    const kept = draft?.current as DateRangeState | undefined
    const created = createDateRange(() => ({ ...newest.current, onBeforeShow }), kept)
    created.sync(newest.current.range ?? null)
    return created
  }, [element, draft])
  const { range = null, times, open, disabled, handle, reportProblem } = props
  const drawnTimes = useRef(times)
  useLayoutEffect(() => {
    model.sync(range)
    if (drawnTimes.current !== times) model.refresh()
    drawnTimes.current = times
  }, [model, range, times])

  const wasOpen = useRef(false)
  useLayoutEffect(() => {
    if (open && !disabled) model.show(monthsInView())
    else if (wasOpen.current) model.hide()
    wasOpen.current = !!open
  }, [model, open, disabled])

  useImperativeHandle(handle, () => ({
    show: () => model.show(monthsInView()),
    hide: model.hide,
    focus: () => element.current?.querySelector('input')?.focus(),
  }))

  const isDrawn = useRef(false)
  useLayoutEffect(() => {
    // A reset of the form removed the draft, and the typed text with it.
    if (isDrawn.current && draft && !draft.current) model.forget()
    isDrawn.current = true
  })

  const state = model.$state.get()
  const { isOpen, problem } = state
  useLayoutEffect(() => {
    if (draft) draft.current = state
  }, [draft, state])
  // The panel has moved focus to the box of the fields.
  useLayoutEffect(() => {
    const { current: root } = element
    if (!isOpen && root && focusedFrom(root) === root.firstElementChild) opener.current?.focus()
  }, [element, isOpen])
  // A cleared range is valid: the form may be submitted without one.
  const reported = !isOpen && problem && isFilled(state) ? text(problem.code, problem) : undefined
  useLayoutEffect(() => reportProblem?.(reported), [reportProblem, reported])
  return {
    model,
    isFocusThere: () => {
      const focused = element.current && focusedFrom(element.current)
      // Without popovers, an empty modal box has focus, or the body does.
      return !!focused && (focused === opener.current || focused.matches('body,dialog'))
    },
  }
}
