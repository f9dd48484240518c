import { useLayoutEffect } from 'react'
import { listenWhileOpen } from '../popover/listenWhileOpen'
import { within } from '../popover/placeBeside'
import { useStyles } from '../styles/useStyles'
import { type Place, visualBox, zoomOf } from '../zoom'
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

/**
 * The box of a tooltip, above its anchor. In the top layer if the browser supports popover, else fixed above the page.
 */
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
    return listenWhileOpen(() => [bubble, anchor()], place, onClose)
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

/** Centred above the anchor, or below if there is no room; never beyond the sides of the window. */
function placeAbove(bubble: HTMLElement, anchor: Place, margin: number): void {
  const { left, right, top, bottom } = visualBox(anchor)
  const zoom = zoomOf(bubble)
  const { style } = bubble
  style.setProperty('--_room-inline', `${(innerWidth - 16) / zoom}px`)
  const [width, height] = [bubble.offsetWidth * zoom, bubble.offsetHeight * zoom]
  const view = visualViewport as VisualViewport
  const above = top - margin - height
  style.top = `${(above < view.offsetTop ? bottom + margin : above) / zoom}px`
  const [first, last] = [view.offsetLeft + margin, view.offsetLeft + view.width - margin - width]
  style.left = `${within((left + right - width) / 2, first, last) / zoom}px`
}
