import { Button } from '@ebkit/ui/button'
import { Icon } from '@ebkit/ui/icon'
import {
  rotateCcwIcon,
  rotateCwIcon,
  trianglesCenterlineDashedHorizontalIcon,
  trianglesCenterlineDashedVerticalIcon,
  undo2Icon,
  zoomInIcon,
  zoomOutIcon,
} from '@ebkit/ui/icons'
import { PictureInput } from './ChoosePicture'
import type { Cropper } from './createCropper'
import type { Text } from './croppingProps'

/** Zoom factor of a press: one step of the wheel. @spec W-CROP-13 */
export const zoomStep = 1.1

/** Zoom, rotate, flip, reset, and another picture. */
export function Tools({ cropper, text }: { cropper: Cropper; text: Text }) {
  const tools = [
    ['zoomIn', zoomInIcon, () => cropper.zoom(zoomStep)],
    ['zoomOut', zoomOutIcon, () => cropper.zoom(1 / zoomStep)],
    ['left', rotateCcwIcon, () => cropper.turn(-1)],
    ['right', rotateCwIcon, () => cropper.turn(1)],
    ['flipX', trianglesCenterlineDashedVerticalIcon, () => cropper.flip('scaleX')],
    ['flipY', trianglesCenterlineDashedHorizontalIcon, () => cropper.flip('scaleY')],
    ['reset', undo2Icon, cropper.reset],
  ] as const
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fieldset: there is nothing to fill in
    <div className="eb-cropping__tools" role="group" aria-label={text('tools')} part="tools">
      {tools.map(([name, icon, onClick]) => (
        <span key={name} title={text(name)}>
          <Button kind="icon" label={text(name)} onClick={onClick}>
            <Icon path={icon} />
          </Button>
        </span>
      ))}
      <PictureInput cropper={cropper} words={text('another')} />
    </div>
  )
}
