import { useFileDrop } from '@ebkit/ui/drop-zone'
import { Icon } from '@ebkit/ui/icon'
import { imageIcon } from '@ebkit/ui/icons'
import type { Cropper } from './createCropper'
import type { Text } from './croppingProps'

/** Shown without a picture: choose one or drop it. @spec W-CROP-3 */
export function ChoosePicture({
  cropper,
  text,
  isLoading,
}: {
  cropper: Cropper
  text: Text
  isLoading: boolean
}) {
  const drop = useFileDrop({
    isOff: isLoading,
    onDrop: ({ files: [file] }) => file && void cropper.take(file),
  })
  return (
    <div
      className={`eb-cropping__empty${drop.isOver ? ' eb-cropping__empty--over' : ''}`}
      aria-busy={isLoading}
      {...drop.handlers}
    >
      <Icon path={imageIcon} />
      {isLoading ? (
        <p role="status">{text('loading')}</p>
      ) : (
        <>
          <PictureInput cropper={cropper} words={text('choose')} isFirst />
          <p>{text(drop.isOver ? 'release' : 'drop')}</p>
        </>
      )}
    </div>
  )
}

/** The native file input, styled as a button. */
export function PictureInput(props: { cropper: Cropper; words: string; isFirst?: boolean }) {
  return (
    <label
      className={`eb-cropping__choose${props.isFirst ? ' eb-cropping__choose--first' : ''}`}
      part="choose"
    >
      <input
        type="file"
        accept="image/*"
        // Never part of a form, wherever it is rendered.
        form=""
        data-autofocus={props.isFirst ? '' : undefined}
        onInput={(event) => event.stopPropagation()}
        onChange={(event) => {
          const input = event.currentTarget
          event.stopPropagation()
          const [file] = input.files ?? []
          if (file) void props.cropper.take(file)
          // Allows choosing the same file again.
          input.value = ''
        }}
      />
      {props.words}
    </label>
  )
}
