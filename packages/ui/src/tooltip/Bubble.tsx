import { useLayoutEffect } from 'react'
import { listenWhileOpen, type Place } from '../popover/listenWhileOpen'
import { within } from '../popover/placeBeside'
import { useStyles } from '../styles/useStyles'
import css from './Tooltip.css'

export interface BubbleProps {
  text: string
  /** Pixels between it and its anchor. */
  margin: number
  anchor: () => Place
  onClose: (reason: 'escape' | 'outside') => void
  lang?: string
  dir?: 'ltr' | 'rtl'
}

/** The box of a tooltip, above its anchor. In the top layer where there is popover, else fixed above the page. */
export function Bubble({ text, margin, anchor, onClose, lang, dir }: BubbleProps) {
  const element = useStyles<HTMLDivElement>(css)
  useLayoutEffect(() => {
    const bubble = element.current
    if (!bubble) return
    const place = () => {
      if (bubble.showPopover && bubble.isConnected && !bubble.matches(':popover-open')) bubble.showPopover()
      placeAbove(bubble, anchor(), margin)
    }
    place()
    return listenWhileOpen(
      [bubble, { getBoundingClientRect: () => anchor().getBoundingClientRect() }],
      place,
      onClose,
    )
  }, [element, anchor, margin, onClose])
  return (
    <div
      ref={element}
      className="eb-root eb-tooltip__bubble"
      part="tooltip"
      role="tooltip"
      popover="manual"
      lang={lang}
      dir={dir}
    >
      {text}
    </div>
  )
}

/** In the middle above the anchor, or below where there is no room; never beyond the sides of the window. */
function placeAbove(bubble: HTMLElement, anchor: Place, margin: number): void {
  const { left, right, top, bottom } = anchor.getBoundingClientRect()
  const { offsetWidth, offsetHeight, style } = bubble
  const { offsetLeft, offsetTop, width } = visualViewport as VisualViewport
  const above = top - margin - offsetHeight
  style.top = `${above < offsetTop ? bottom + margin : above}px`
  const [first, last] = [offsetLeft + margin, offsetLeft + width - margin - offsetWidth]
  style.left = `${within((left + right - offsetWidth) / 2, first, last)}px`
}
