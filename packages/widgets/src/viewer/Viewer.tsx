import { useModal } from '@ebkit/ui/dialog'
import { useStyles } from '@ebkit/ui/styles'
import { type KeyboardEvent, useRef } from 'react'
import { useStrings } from '../environment'
import { usePlace } from '../environment/Environment'
import { useRoom } from './useRoom'
import { useViewer, viewerKeys } from './useViewer'
import css from './Viewer.css'
import { Bar } from './ViewerBar'
import { ViewerSides } from './ViewerSides'
import { ViewerSlides } from './ViewerSlides'
import type { ViewerProps } from './viewerProps'
import { viewerStrings } from './viewerStrings'

/**
 * Pictures large, one at a time, above everything: zoomed, moved and turned by mouse, wheel, fingers and keys.
 *
 * @spec W-GAL-1 W-GAL-2 W-GAL-3
 */
export function Viewer(props: ViewerProps) {
  const { open, onClose, onClosed } = props
  const { locale, dir } = usePlace()
  const text = useStrings(viewerStrings)
  const element = useStyles<HTMLDialogElement>(css)
  const viewer = useViewer(props, useRoom(element, open))
  useModal(element, open)
  const wasOpen = useRef(false)
  wasOpen.current ||= open

  const { index, count, slide } = viewer
  const keys = viewerKeys(viewer)
  const press = (event: KeyboardEvent) => {
    if (event.keyCode === 229 || event.ctrlKey || event.metaKey || event.altKey) return
    // For the viewer alone, neither for a dialog around it nor for the page.
    if (event.key !== 'Tab') event.stopPropagation()
    const act = keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
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
        {wasOpen.current && <ViewerSlides viewer={viewer} text={text} />}
        {count > 1 && <ViewerSides viewer={viewer} text={text} />}
        <Bar
          text={text}
          place={count > 1 ? text('place', { place: index + 1, count }) : ''}
          title={slide?.title}
          onZoom={viewer.zoom}
          onTurn={() => viewer.turn()}
          onClose={onClose}
        />
      </div>
    </dialog>
  )
}
