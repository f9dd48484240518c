import { type RefObject, useImperativeHandle, useLayoutEffect, useMemo, useRef } from 'react'
import { createDateRange, type DateRangeModel } from './dateRange'
import type { DateRangeProps } from './props'
import type { Text } from './strings'

/** Windows narrower than this have one month. @spec W-DATE-12 */
export const narrowWindow = '(width < 480px)'

/** How many months the window has room for. */
export const monthsInView = () => (matchMedia(narrowWindow).matches ? 1 : 2)

/** Where focus is, as far as it can be seen from an element. */
const focusedFrom = (element: HTMLElement) =>
  ((element.getRootNode() as ShadowRoot).activeElement ?? document.activeElement) as HTMLElement | null

/** The model of this widget; it follows the page's value, and does what the page asks for. */
export function useDateRange(
  props: DateRangeProps,
  element: RefObject<HTMLElement | null>,
  text: Text,
): { model: DateRangeModel; giveBackFocus: () => void } {
  const newest = useRef(props)
  newest.current = props
  const opener = useRef<HTMLElement | null>(null)
  const model = useMemo(() => {
    const onBeforeShow = () => {
      const { disabled, onBeforeShow: ask } = newest.current
      if (element.current) opener.current = focusedFrom(element.current)
      return disabled ? false : ask?.()
    }
    return createDateRange(() => ({ ...newest.current, onBeforeShow }))
  }, [element])
  const { range = null, times, open, disabled, handle, reportProblem } = props
  // With the rendering: fields that show an old value for a moment could be read, or typed into.
  useMemo(() => model.sync(range), [model, range])
  useMemo(() => times !== undefined && model.refresh(), [model, times])

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

  const { isOpen, problem } = model.$state.get()
  const reported = !isOpen && problem ? text(problem.code, problem) : undefined
  useLayoutEffect(() => reportProblem?.(reported), [reportProblem, reported])
  return { model, giveBackFocus: () => opener.current?.focus() }
}
