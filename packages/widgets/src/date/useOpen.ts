import { useLayoutEffect, useRef, useState } from 'react'

interface OpenProps {
  open?: boolean
  disabled?: boolean
  onShow?(): void
  onHide?(): void
}

/** Whether the calendar is open, and whether focus goes into it. */
export function useOpen(props: OpenProps) {
  const [state, setState] = useState({ isOpen: false, takesFocus: false })
  const latest = useRef({ ...props, isOpen: false })
  latest.current = { ...props, isOpen: latest.current.isOpen }

  const turn = (isOpen: boolean, takesFocus = false) => {
    const now = latest.current
    const isSame = isOpen === now.isOpen
    // Focus may go into what is open already.
    if ((isOpen && now.disabled) || (isSame && !takesFocus)) return
    setState({ isOpen, takesFocus })
    if (isSame) return
    now.isOpen = isOpen
    if (isOpen) now.onShow?.()
    else now.onHide?.()
  }
  const show = (takesFocus: boolean) => turn(true, takesFocus)
  const hide = () => turn(false)
  const { open, disabled } = props
  const wasOpen = useRef(false)
  // With the rendering, not after it: by then it may have been opened or closed again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the page says so
  useLayoutEffect(() => {
    if (open && !disabled) show(true)
    else if (wasOpen.current || disabled) hide()
    wasOpen.current = !!open
  }, [open, disabled])
  return { ...state, show, hide }
}
