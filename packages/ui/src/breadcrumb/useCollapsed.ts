import { type RefObject, useLayoutEffect, useState } from 'react'
import { observeSize } from '../size-observer'
import { collapsed } from './collapsed'

/** Width of the button "…" with its chevron, in px. */
const moreWidth = 48

type Range = [number, number]

/** Which items do not fit, as [first, end). The box's last child contains all items, for measuring. */
export function useCollapsed(nav: RefObject<HTMLElement | null>, count: number): Range {
  const [[first, end], setRange] = useState<Range>([0, 0])
  useLayoutEffect(() => measure(nav.current, setRange))
  useLayoutEffect(() => {
    if (nav.current) return observeSize(nav.current, () => measure(nav.current, setRange))
  }, [nav])
  // Result for a longer path, until this one is measured.
  return end < count ? [first, end] : [0, 0]
}

function measure(nav: HTMLElement | null, set: (change: (now: Range) => Range) => void): void {
  if (!nav) return
  const items = [...(nav.lastElementChild as Element).children]
  const widths = items.map((item) => item.getBoundingClientRect().width)
  const next = collapsed(widths, moreWidth, nav.clientWidth)
  set((now) => (now.join() === next.join() ? now : next))
}
