import { useState } from 'react'
import { usePlace } from '../environment/Environment'
import type { Slide } from './Slide'
import { type Sides, turnedView, type View, wholeView, zoomedView, zoomStep } from './view'
import type { ViewerProps } from './viewerProps'

/** Px that a finger goes until it means the next picture, or (down) the way out. */
const swipe = 60

export type ViewerState = ReturnType<typeof useViewer>

/** Which picture is looked at and how, and what can be done with it. */
export function useViewer({ slides, loop, onIndex, onClose, ...props }: ViewerProps, room: Sides) {
  const { dir } = usePlace()
  const count = slides.length
  const index = Math.max(0, Math.min(props.index, count - 1))
  const [looked, setLooked] = useState<{ index: number; view: View }>({ index, view: wholeView })
  const view = looked.index === index ? looked.view : wholeView
  const setView = (view: View) => setLooked({ index, view })
  /** Px that the pictures are pulled aside. */
  const [pull, setPull] = useState(0)
  const [sizes, setSizes] = useState<Record<string, { width: number; height: number }>>({})
  const sizeOf = (slide: Slide) => sizes[slide.src] ?? declaredSize(slide)
  const slide = slides[index]
  const forward = dir === 'rtl' ? -1 : 1

  const go = (to: number) => {
    setPull(0)
    const next = loop ? (to + count) % count : Math.max(0, Math.min(to, count - 1))
    if (next !== index) onIndex(next)
  }
  const zoom = (factor: number, around?: { x: number; y: number }) => {
    const size = slide && sizeOf(slide)
    if (size) setView(zoomedView(view, factor, size, room, around))
  }
  return {
    ...{ slides, slide, index, count, loop, view, setView, pull, setPull, sizeOf, forward, go, zoom, room },
    close: onClose,
    keepSize: ({ src }: Slide, size: { width: number; height: number }) =>
      setSizes((sizes) => ({ ...sizes, [src]: size })),
    turn: (steps?: 1 | -1) => setView(turnedView(view, steps)),
    /** A finger that pulled the picture has left it. */
    release({ x, y }: { x: number; y: number }) {
      if (Math.abs(x) > swipe) go(index + (x < 0 ? 1 : -1) * forward)
      else if (y > 2 * swipe) onClose()
      setPull(0)
    },
  }
}

/** What keys do. */
export const viewerKeys = ({
  index,
  count,
  forward,
  view,
  ...viewer
}: ViewerState): Record<string, () => void> => ({
  ArrowRight: () => viewer.go(index + forward),
  ArrowLeft: () => viewer.go(index - forward),
  Home: () => viewer.go(0),
  End: () => viewer.go(count - 1),
  '+': () => viewer.zoom(zoomStep),
  '=': () => viewer.zoom(zoomStep),
  '-': () => viewer.zoom(1 / zoomStep),
  '0': () => viewer.setView({ ...wholeView, rotate: view.rotate }),
  r: () => viewer.turn(),
  R: () => viewer.turn(-1),
  Escape: viewer.close,
})

/** As far as the page knows. */
const declaredSize = ({ w, h }: Slide) => (w && h && w > 0 && h > 0 ? { width: w, height: h } : undefined)
