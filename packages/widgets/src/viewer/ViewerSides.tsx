import { Button } from '@ebkit/ui/button'
import { Icon } from '@ebkit/ui/icon'
import { chevronLeftIcon, chevronRightIcon } from '@ebkit/ui/icons'
import type { ViewerState } from './useViewer'
import type { ViewerText } from './ViewerBar'

/** The buttons beside the picture: the one before, the next. */
export function ViewerSides({ viewer, text }: { viewer: ViewerState; text: ViewerText }) {
  const { index, count, loop, forward, go } = viewer
  const [back, ahead] =
    forward < 0 ? [chevronRightIcon, chevronLeftIcon] : [chevronLeftIcon, chevronRightIcon]
  const button = (name: 'previous' | 'next', icon: string, step: number) => (
    <Button
      kind="icon"
      className={`eb-viewer__side eb-viewer__side--${name}`}
      part={name}
      label={text(name)}
      onClick={() => go(index + step)}
    >
      <Icon path={icon} />
    </Button>
  )
  return (
    <>
      {(loop || index > 0) && button('previous', back, -1)}
      {(loop || index < count - 1) && button('next', ahead, 1)}
    </>
  )
}
