import { type KeyboardEvent, useState } from 'react'
import type { Slide } from './Slide'
import type { Sides } from './view'
import { turnedView, type View, wholeView, zoomedView, zoomStep } from './view'
import type { ViewerProps } from './viewerProps'

/** Distance in px after which a swipe shows the next image; downwards, twice the distance closes the viewer. */
const swipe = 60

/**
 * The current image, its zoom, position and rotation, and the actions to change image.
 * @param room for pictures, in px
 * @param forward 1 where the next picture comes from the right, -1 from right to left
 */
export function useViewer(
  { slides, loop, onIndex, onClose, ...props }: ViewerProps,
  room: Sides,
  forward: 1 | -1,
) {
  const count = slides.length
  const index = Math.max(0, Math.min(props.index, count - 1))
  const [looked, setLooked] = useState<{ index: number; view: View }>({ index, view: wholeView })
  /** Horizontal offset of the images during a swipe, in px. */
  const [pull, setPull] = useState(0)
  const [sizes, setSizes] = useState<Record<string, Sides>>({})
  const view = looked.index === index ? looked.view : wholeView
  const slide = slides[index]
  const sizeOf = (one: Slide) => sizes[one.src] ?? givenSize(one)
  const size = slide && sizeOf(slide)

  const setView = (view: View) => setLooked({ index, view })
  const go = (to: number) => {
    setPull(0)
    const next = loop ? (to + count) % count : Math.max(0, Math.min(to, count - 1))
    if (next !== index) onIndex(next)
  }
  const zoom = (factor: number, around?: { x: number; y: number }) =>
    size && setView(zoomedView(view, factor, size, room, around))
  const keys: Record<string, () => void> = {
    ArrowRight: () => go(index + forward),
    ArrowLeft: () => go(index - forward),
    Home: () => go(0),
    End: () => go(count - 1),
    '+': () => zoom(zoomStep),
    '=': () => zoom(zoomStep),
    '-': () => zoom(1 / zoomStep),
    '0': () => setView({ ...wholeView, rotate: view.rotate }),
    r: () => setView(turnedView(view)),
    R: () => setView(turnedView(view, -1)),
    Escape: onClose,
  }
  return {
    ...{ count, index, slide, view, pull, sizeOf, setView, setPull, go, zoom },
    turn: () => setView(turnedView(view)),
    setSize: (src: string, size: Sides) => setSizes((sizes) => ({ ...sizes, [src]: size })),
    release({ x, y }: { x: number; y: number }) {
      if (Math.abs(x) > swipe) go(index + (x < 0 ? 1 : -1) * forward)
      else if (y > 2 * swipe) onClose()
      setPull(0)
    },
    press(event: KeyboardEvent) {
      if (event.keyCode === 229 || event.ctrlKey || event.metaKey || event.altKey) return
      // Handled by the viewer only, neither by a surrounding dialog nor by the page.
      if (event.key !== 'Tab') event.stopPropagation()
      const act = keys[event.key]
      if (!act) return
      event.preventDefault()
      act()
    },
  }
}

/** As far as the page knows. */
const givenSize = ({ w, h }: Slide): Sides | undefined =>
  w && h && w > 0 && h > 0 ? { width: w, height: h } : undefined
