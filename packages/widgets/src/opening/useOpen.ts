import { useLayoutEffect, useRef, useState } from 'react'
import type { OpeningProps } from './props'

/** Whether the panel is open, and the functions to open and close it. */
export function useOpen(
  props: Pick<OpeningProps, 'open' | 'disabled' | 'onShow' | 'onHide'>,
): [boolean, (open: boolean) => void] {
  const { open, disabled, onShow, onHide } = props
  const [isOpen, setState] = useState(false)
  const now = useRef(false)
  const set = (next: boolean) => {
    if (next === now.current || (next && disabled)) return
    now.current = next
    setState(next)
    if (next) onShow?.()
    else onHide?.()
  }
  const wasOpen = useRef(false)
  // With the rendering, not after it: by then a person may have opened it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the page says so
  useLayoutEffect(() => {
    if (open && !disabled) set(true)
    else if (disabled || wasOpen.current) set(false)
    wasOpen.current = !!open
  }, [open, disabled])
  return [isOpen, set]
}
