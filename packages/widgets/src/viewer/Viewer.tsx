import { Button } from '@ebkit/ui/button'
import { useModal } from '@ebkit/ui/dialog'
import { Icon } from '@ebkit/ui/icon'
import { chevronLeftIcon, chevronRightIcon } from '@ebkit/ui/icons'
import { useStyles } from '@ebkit/ui/styles'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useStrings } from '../environment'
import { usePlace } from '../environment/Environment'
import type { Slide } from './Slide'
import { useRoom } from './useRoom'
import css from './Viewer.css'
import { Bar } from './ViewerBar'
import { ViewerSlide } from './ViewerSlide'
import { turnedView, type View, wholeView, zoomedView, zoomStep } from './view'
import { viewerStrings } from './viewerStrings'

export interface ViewerProps {
  slides: readonly Slide[]
  open: boolean
  index: number
  /** After the last comes the first. */
  loop?: boolean | undefined
  onIndex(index: number): void
  onClose(): void
  /** Gone from the screen. */
  onClosed?(): void
}

/** Px that a finger goes until it means the next picture, or (down) the way out. */
const swipe = 60

/**
 * Pictures large, one at a time, above everything: zoomed, moved and turned by mouse, wheel, fingers and keys.
 *
 * @spec W-GAL-1 W-GAL-2 W-GAL-3
 */
export function Viewer(props: ViewerProps) {
  const { slides, open, loop, onIndex, onClose, onClosed } = props
  const { locale, dir } = usePlace()
  const text = useStrings(viewerStrings)
  const element = useStyles<HTMLDialogElement>(css)
  const count = slides.length
  const index = Math.max(0, Math.min(props.index, count - 1))
  const [looked, setLooked] = useState<{ index: number; view: View }>({ index, view: wholeView })
  const view = looked.index === index ? looked.view : wholeView
  const setView = (view: View) => setLooked({ index, view })
  /** Px that the pictures are pulled aside. */
  const [pull, setPull] = useState(0)
  const [sizes, setSizes] = useState<Record<string, { width: number; height: number }>>({})
  const room = useRoom(element, open)
  useModal(element, open)
  const wasOpen = useRef(false)
  wasOpen.current ||= open

  const slide = slides[index]
  const size = slide && (sizes[slide.src] ?? sizeOf(slide))
  const go = (to: number) => {
    setPull(0)
    const next = loop ? (to + count) % count : Math.max(0, Math.min(to, count - 1))
    if (next !== index) onIndex(next)
  }
  const zoom = (factor: number, around?: { x: number; y: number }) =>
    size && setView(zoomedView(view, factor, size, room, around))
  const forward = dir === 'rtl' ? -1 : 1
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
  const press = (event: KeyboardEvent) => {
    if (event.keyCode === 229 || event.ctrlKey || event.metaKey || event.altKey) return
    // For the viewer alone, neither for a dialog around it nor for the page.
    if (event.key !== 'Tab') event.stopPropagation()
    const act = keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  const shown = [index - 1, index, index + 1].filter((place) =>
    loop ? count > 2 || slides[place] : slides[place],
  )
  return (
    <dialog
      ref={element}
      className="eb-viewer"
      lang={locale}
      dir={dir}
      aria-label={text('viewer')}
      onKeyDown={press}
      onClose={(event) => {
        if (event.target !== event.currentTarget || event.currentTarget.open) return
        if (open) onClose()
        onClosed?.()
      }}
    >
      <div className="eb-viewer__panel" part="viewer" tabIndex={-1}>
        {wasOpen.current &&
          shown.map((place) => {
            const one = slides[(place + count) % count] as Slide
            return (
              <ViewerSlide
                key={`${(place + count) % count} ${one.src}`}
                slide={one}
                offset={place - index}
                pull={pull}
                room={room}
                view={place === index ? view : wholeView}
                size={sizes[one.src] ?? sizeOf(one)}
                text={text}
                onSize={(size) => setSizes((sizes) => ({ ...sizes, [one.src]: size }))}
                onView={setView}
                onPull={setPull}
                onRelease={({ x, y }) => {
                  if (Math.abs(x) > swipe) go(index + (x < 0 ? 1 : -1) * forward)
                  else if (y > 2 * swipe) onClose()
                  setPull(0)
                }}
              />
            )
          })}
        {count > 1 && (
          <>
            {(loop || index > 0) && (
              <Button
                kind="icon"
                className="eb-viewer__side eb-viewer__side--previous"
                part="previous"
                label={text('previous')}
                onClick={() => go(index - 1)}
              >
                <Icon path={dir === 'rtl' ? chevronRightIcon : chevronLeftIcon} />
              </Button>
            )}
            {(loop || index < count - 1) && (
              <Button
                kind="icon"
                className="eb-viewer__side eb-viewer__side--next"
                part="next"
                label={text('next')}
                onClick={() => go(index + 1)}
              >
                <Icon path={dir === 'rtl' ? chevronLeftIcon : chevronRightIcon} />
              </Button>
            )}
          </>
        )}
        <Bar
          text={text}
          place={count > 1 ? text('place', { place: index + 1, count }) : ''}
          title={slide?.title}
          onZoom={zoom}
          onTurn={() => setView(turnedView(view))}
          onClose={onClose}
        />
      </div>
    </dialog>
  )
}

/** As far as the page knows. */
const sizeOf = ({ w, h }: Slide) => (w && h && w > 0 && h > 0 ? { width: w, height: h } : undefined)
