// biome-ignore-all lint/a11y/useSemanticElements: a grid of divs, because its rows stand at places of their own
// biome-ignore-all lint/a11y/useFocusableInteractive: the keyboard stands on cells
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { observeSize } from '../size-observer'

interface GridDetailProps {
  /** px below the top edge of the first row. */
  top: number
  columns: number
  onHeight: (height: number) => void
  children: ReactNode
}

/** The detail below an open row. It has its natural height, and reports it. */
export function GridDetail({ top, columns, onHeight, children }: GridDetailProps) {
  const element = useRef<HTMLDivElement>(null)
  const tell = useRef(onHeight)
  tell.current = onHeight
  useLayoutEffect(() => {
    const box = element.current
    if (!box) return
    const measure = () => box.isConnected && tell.current(box.offsetHeight)
    measure()
    return observeSize(box, measure)
  }, [])
  return (
    <div ref={element} role="row" className="eb-data-grid__detail" style={{ top }}>
      <div role="gridcell" aria-colspan={columns}>
        {children}
      </div>
    </div>
  )
}
