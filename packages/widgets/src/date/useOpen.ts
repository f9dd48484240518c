import { type RefObject, useLayoutEffect, useReducer, useRef } from 'react'
import { focusedFrom } from '../calendar/focusedFrom'

interface OpenProps {
  open?: boolean
  disabled?: boolean
  onShow?(): void
  onHide?(): void
}

interface Opened {
  isOpen: boolean
  isFocusDue?: boolean
  /** The previously focused element. */
  opener?: HTMLElement | null
}

/** Whether the calendar is open, and where focus moves: to its day, and back. */
export function useOpen(props: OpenProps, element: RefObject<HTMLElement | null>) {
  const state = useRef<Opened>({ isOpen: false })
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const latest = useRef(props)
  latest.current = props

  const isFocusInside = () => {
    const panel = element.current?.querySelector('[role=dialog]')
    return !!panel?.contains(focusedFrom(panel))
  }
  const show = (takesFocus = true) => {
    const { isOpen } = state.current
    if (latest.current.disabled || (isOpen && !takesFocus)) return
    // A page that sets `open` in `onShow` opens it a second time, when a day already has focus.
    const opener = isFocusInside() ? state.current.opener : focusedFrom(element.current)
    state.current = { isOpen: true, isFocusDue: takesFocus, opener }
    redraw()
    if (!isOpen) latest.current.onShow?.()
  }
  const hide = () => {
    const { isOpen, opener } = state.current
    if (!isOpen) return
    if (isFocusInside()) opener?.focus()
    state.current = { isOpen: false }
    redraw()
    latest.current.onHide?.()
  }
  // After every rendering: the calendar may load late.
  useLayoutEffect(() => {
    const day = element.current?.querySelector<HTMLElement>('[data-day][tabindex="0"]')
    const { isFocusDue, opener } = state.current
    if (!day || !isFocusDue) return
    state.current.isFocusDue = false
    // The user may have moved on meanwhile. A modal dialog has already taken focus or, while still empty, left it on
    // the body.
    const focused = focusedFrom(element.current)
    if (focused === opener || focused === document.body || isFocusInside()) day.focus()
  })

  const { open, disabled } = props
  const wasOpen = useRef(false)
  // With the rendering, not after it: by then it may have been opened or closed again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the page says so
  useLayoutEffect(() => {
    // If it is open already, the page only repeats it, as an element does: focus stays.
    if (open && !disabled) state.current.isOpen || show()
    else if (wasOpen.current || disabled) hide()
    wasOpen.current = !!open
  }, [open, disabled])
  return { isOpen: state.current.isOpen, show, hide }
}
