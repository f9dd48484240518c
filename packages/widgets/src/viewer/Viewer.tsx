import { Button } from '@ebkit/ui/button'
import { useModal } from '@ebkit/ui/dialog'
import { Icon } from '@ebkit/ui/icon'
import { chevronLeftIcon, chevronRightIcon } from '@ebkit/ui/icons'
import { useStyles } from '@ebkit/ui/styles'
import { useRef } from 'react'
import { useStrings } from '../environment'
import { usePlace } from '../environment/Environment'
import type { Slide } from './Slide'
import { useRoom } from './useRoom'
import { useViewer } from './useViewer'
import css from './Viewer.css'
import { Bar } from './ViewerBar'
import { ViewerSlide } from './ViewerSlide'
import { type Sides, wholeView } from './view'
import type { ViewerProps } from './viewerProps'
import { viewerStrings } from './viewerStrings'

/**
 * Shows enlarged images, one at a time, above everything: zoomed, moved and rotated by mouse, wheel, fingers and
 * keys.
 * @spec W-GAL-1 W-GAL-2 W-GAL-3
 */
export function Viewer(props: ViewerProps) {
  const { open, onClose, onClosed } = props
  const { locale, dir } = usePlace()
  const text = useStrings(viewerStrings)
  const element = useStyles<HTMLDialogElement>(css)
  const room = useRoom(element, open)
  const viewer = useViewer(props, room, dir === 'rtl' ? -1 : 1)
  const { count, index, slide } = viewer
  useModal(element, open)
  const wasOpen = useRef(false)
  wasOpen.current ||= open
  return (
    <dialog
      ref={element}
      className="eb-viewer"
      lang={locale}
      dir={dir}
      aria-label={text('viewer')}
      onKeyDown={viewer.press}
      onClose={(event) => {
        if (event.target !== event.currentTarget || event.currentTarget.open) return
        if (open) onClose()
        onClosed?.()
      }}
    >
      <div className="eb-viewer__panel" part="viewer" tabIndex={-1}>
        {wasOpen.current && <Slides {...props} viewer={viewer} room={room} />}
        <SideButtons {...props} viewer={viewer} />
        <Bar
          text={text}
          place={count > 1 ? text('place', { place: index + 1, count }) : ''}
          title={slide?.title}
          onZoom={viewer.zoom}
          onTurn={viewer.turn}
          onClose={onClose}
        />
      </div>
    </dialog>
  )
}

interface PartProps extends ViewerProps {
  readonly viewer: ReturnType<typeof useViewer>
}

/** The current image, and its neighbours on both sides. */
function Slides({ slides, loop, viewer, room }: PartProps & { room: Sides }) {
  const text = useStrings(viewerStrings)
  const { count, index, view, pull } = viewer
  const shown = [index - 1, index, index + 1].filter((place) =>
    loop ? count > 2 || slides[place] : slides[place],
  )
  return shown.map((place) => {
    const slide = slides[(place + count) % count] as Slide
    return (
      <ViewerSlide
        key={`${(place + count) % count} ${slide.src}`}
        slide={slide}
        offset={place - index}
        pull={pull}
        room={room}
        view={place === index ? view : wholeView}
        size={viewer.sizeOf(slide)}
        text={text}
        onSize={(size) => viewer.setSize(slide.src, size)}
        onView={viewer.setView}
        onPull={viewer.setPull}
        onRelease={viewer.release}
      />
    )
  })
}

/** The buttons for the previous and the next image, if there are any. */
function SideButtons({ loop, viewer }: PartProps) {
  const { dir } = usePlace()
  const { count, index, go } = viewer
  const [previousIcon, nextIcon] =
    dir === 'rtl' ? [chevronRightIcon, chevronLeftIcon] : [chevronLeftIcon, chevronRightIcon]
  if (count < 2) return null
  return (
    <>
      {(loop || index > 0) && (
        <SideButton side="previous" icon={previousIcon} onClick={() => go(index - 1)} />
      )}
      {(loop || index < count - 1) && (
        <SideButton side="next" icon={nextIcon} onClick={() => go(index + 1)} />
      )}
    </>
  )
}

interface SideButtonProps {
  side: 'previous' | 'next'
  icon: string
  onClick(): void
}

function SideButton({ side, icon, onClick }: SideButtonProps) {
  const text = useStrings(viewerStrings)
  return (
    <Button
      kind="icon"
      className={`eb-viewer__side eb-viewer__side--${side}`}
      part={side}
      label={text(side)}
      onClick={onClick}
    >
      <Icon path={icon} />
    </Button>
  )
}
