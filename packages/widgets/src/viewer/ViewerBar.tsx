import { Button } from '@ebkit/ui/button'
import { Icon } from '@ebkit/ui/icon'
import { rotateCwIcon, xIcon, zoomInIcon, zoomOutIcon } from '@ebkit/ui/icons'
import type { useStrings } from '../environment'
import { zoomStep } from './view'
import type { viewerStrings } from './viewerStrings'

export type ViewerText = ReturnType<typeof useStrings<keyof (typeof viewerStrings)['texts']['zh']>>

export interface BarProps {
  text: ViewerText
  /** Number of the image, and the total; empty for a single one. */
  place: string
  title: string | undefined
  onZoom(factor: number): void
  onTurn(): void
  onClose(): void
}

/** The number of the image, and its actions. */
export function Bar({ text, place, title, onZoom, onTurn, onClose }: BarProps) {
  return (
    <>
      <div className="eb-viewer__bar" part="bar">
        <span className="eb-viewer__place" role="status">
          {place}
          {title && <span className="eb-visually-hidden"> {title}</span>}
        </span>
        <Button kind="icon" label={text('zoomOut')} onClick={() => onZoom(1 / zoomStep)}>
          <Icon path={zoomOutIcon} />
        </Button>
        <Button kind="icon" label={text('zoomIn')} onClick={() => onZoom(zoomStep)}>
          <Icon path={zoomInIcon} />
        </Button>
        <Button kind="icon" label={text('rotate')} part="rotate" onClick={onTurn}>
          <Icon path={rotateCwIcon} />
        </Button>
        <Button kind="icon" label={text('close')} part="close" onClick={onClose}>
          <Icon path={xIcon} />
        </Button>
      </div>
      {title && (
        <p className="eb-viewer__title" part="title">
          {title}
        </p>
      )}
    </>
  )
}
