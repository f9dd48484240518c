import { useLayoutEffect, useRef, useState } from 'react'

interface ShownProps<Reason> {
  open?: boolean
  onShow?(): void
  onHide?(detail: { reason?: Reason }): void
}

/** Whether a panel is open, by the page's property or by methods, which do nothing if it is in that state already. */
export function useShown<Reason extends string>({ open = false, onShow, onHide }: ShownProps<Reason>) {
  const [isOpen, setOpen] = useState(open)
  // Methods may be called in succession, before the next rendering.
  const now = useRef(open)
  const set = (next: boolean) => {
    now.current = next
    setOpen(next)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the page says another thing
  useLayoutEffect(() => set(open), [open])
  const change = (next: boolean, tell: () => void) => {
    if (now.current === next) return
    set(next)
    tell()
  }
  return {
    isOpen,
    show: () => change(true, () => onShow?.()),
    hide: (reason?: Reason) => change(false, () => onHide?.({ reason })),
  }
}
