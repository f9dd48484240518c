import { useRef, useState } from 'react'
import { GestureArea, type Point } from '../gestures/GestureArea'
import { useObjectAddress } from '../object-address'
import { FailedSlide } from './FailedSlide'
import type { Slide } from './Slide'
import type { ViewerText } from './ViewerBar'
import { fitOf, movedView, type Sides, type View, wholeView, zoomedView } from './view'

export interface ViewerSlideProps {
  slide: Slide
  /** -1, 0 or 1: previous, current, next. */
  offset: number
  /** Horizontal offset of all images during a swipe, in px. */
  pull: number
  room: Sides
  view: View
  /** Size of the image in px, once known. */
  size: Sides | undefined
  text: ViewerText
  onSize(size: Sides): void
  onView(view: View): void
  onPull(pull: number): void
  /** A swipe ended while the whole image was visible. */
  onRelease(total: Point): void
}

/** One image: the thumbnail until the image has loaded, or the error. @spec W-GAL-1 W-GAL-2 */
export function ViewerSlide(props: ViewerSlideProps) {
  const { slide, offset, pull, room, view, size, text, onSize, onView, onPull, onRelease } = props
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  const { address, retry, onFail } = useObjectAddress(
    { saved: slide.src },
    { isPrivate: slide.isPrivate, onFailed: () => setState('failed') },
  )
  const [attempt, setAttempt] = useState(0)
  const held = useRef(view)
  const isHeld = useRef(false)
  const fromMiddle = ({ x, y }: Point) => ({ x: x - room.width / 2, y: y - room.height / 2 })
  const isWhole = view.zoom === 1
  const alt = slide.alt || slide.title || ''
  const isCurrent = offset === 0

  const isSized = !!size && room.width > 1
  const scale = isSized ? fitOf(size, room, view.rotate) * view.zoom : 1
  const style = isSized
    ? {
        width: `${size.width}px`,
        height: `${size.height}px`,
        transform: `translate(-50%, -50%) translate(${view.x}px, ${view.y}px) rotate(${view.rotate}deg) scale(${scale})`,
      }
    : undefined
  const picture = { className: 'eb-viewer__picture', style, draggable: false }
  return (
    <div
      className={`eb-viewer__slide${pull ? ' eb-viewer__slide--held' : ''}`}
      style={{ transform: `translateX(${offset * (room.width + 24) + pull}px)` }}
      aria-hidden={!isCurrent}
      inert={!isCurrent}
    >
      <GestureArea
        className={`eb-viewer__area${isWhole ? '' : ' eb-viewer__area--zoomed'}`}
        onStart={() => {
          held.current = view
          isHeld.current = true
        }}
        onMove={(total) => {
          if (isWhole) onPull(total.x)
          else if (size) onView(movedView(held.current, total, size, room))
        }}
        onScale={(factor, around, moved) => {
          if (!size) return
          onPull(0)
          const next = zoomedView(view, factor, size, room, fromMiddle(around))
          onView(movedView(next, moved, size, room))
        }}
        onEnd={(total) => {
          if (isHeld.current && isWhole) onRelease(total)
          isHeld.current = false
        }}
        onDoublePress={(point) => {
          if (!size) return
          const { rotate } = view
          onView(isWhole ? zoomedView(view, 2.5, size, room, fromMiddle(point)) : { ...wholeView, rotate })
        }}
      >
        {state === 'failed' ? (
          <FailedSlide
            text={text}
            onRetry={() => {
              setState('loading')
              setAttempt(attempt + 1)
              retry()
            }}
          />
        ) : (
          <>
            {state === 'loading' &&
              (slide.msrc && isSized ? (
                <img {...picture} src={slide.msrc} alt="" />
              ) : (
                isCurrent && (
                  <span className="eb-viewer__spinner" role="status" aria-label={text('loading')} />
                )
              ))}
            <img
              key={attempt}
              {...picture}
              src={address}
              alt={alt}
              onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
                setState('ready')
                // SVG images may have no size of their own: they fill the space.
                onSize({ width: naturalWidth || room.width, height: naturalHeight || room.height })
              }}
              onError={onFail}
            />
          </>
        )}
      </GestureArea>
    </div>
  )
}
