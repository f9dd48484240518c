import { useStyles } from '@ebkit/ui/styles'
import { useImperativeHandle, useRef } from 'react'
import { useEnvironment, useStrings } from '../environment'
import { laterPart } from '../later/laterPart'
import { Uploader, type UploaderHandle } from '../uploader'
import { anyPicture } from './checkImages'
import { cropRatio } from './cropRatio'
import css from './ImagePicker.css'
import type { ImagePickerProps } from './props'
import { strings } from './strings'
import { useCropQueue } from './useCropQueue'
import { useImages } from './useImages'
import { useLibrary } from './useLibrary'
import { useRefused } from './useRefused'

const [useBrowsing, fetchBrowsing] = laterPart(() => import('./browsing/Browsing'))
const [useCropping, fetchCropping] = laterPart(() => import('./cropping/Cropping'))

/**
 * Chooses images in the file service's library, or uploads them, and gives a form what they are called in the store.
 *
 * @spec W-IPK-1 W-IPK-5 W-IPK-6
 */
export function ImagePicker(props: ImagePickerProps) {
  const { images = [], multiple, accept, maxSize, storage, buttonLabel, label, onError } = props
  const { locale, dir } = useEnvironment()
  const text = useStrings(strings)
  const element = useStyles<HTMLDivElement>(css)
  const latest = useRef(props)
  latest.current = props
  const uploader = useRef<UploaderHandle>(null)
  const { change, add } = useImages(images, latest)
  const library = useLibrary(latest)
  const { queue, crop } = useCropQueue()
  const refused = useRefused(latest)
  const hasLibrary = storage !== 'images'
  const ratio = cropRatio(props.crop)
  const browsing = useBrowsing(library.isOpen, onError)
  const cropping = useCropping(!!queue, onError)
  const { Browsing } = browsing
  const { Cropping } = cropping
  useImperativeHandle(props.handle, () => ({
    focus: () => uploader.current?.focus(),
    open: () => uploader.current?.open(),
  }))

  return (
    <div
      ref={element}
      className="eb-root eb-image-picker"
      lang={locale}
      dir={dir}
      onPointerEnter={() => {
        if (hasLibrary) void fetchBrowsing()
        if (ratio) void fetchCropping()
      }}
    >
      <Uploader
        {...uploading(props)}
        view="tiles"
        files={images}
        accept={accept || anyPicture}
        maxSize={maxSize}
        maxCount={multiple ? props.max : 1}
        single={!multiple}
        sortable={!!multiple}
        label={label || text('label')}
        buttonLabel={buttonLabel || text('choose')}
        handle={uploader}
        onChange={({ value }) => change(value)}
        onBeforeChoose={({ isFull, isCamera }) => {
          refused.clear()
          if (isFull) refused.full()
          else if (hasLibrary && !isCamera) library.open()
          else return true
          return false
        }}
        onBeforeUpload={({ files }) => {
          const taken = refused.check(files, images.length)
          if (!ratio) return taken
          crop(taken)
          return false
        }}
      />
      {refused.alert}
      {browsing.failure || cropping.failure}
      {Browsing && library.isDrawn && (
        <Browsing
          props={props}
          open={library.isOpen}
          onClose={library.close}
          onChosen={(entries) => {
            library.close()
            if (ratio) crop(entries.filter(({ url }) => url))
            else add(entries)
          }}
          onClosed={() => {
            library.closed()
            if (hasLostFocus(element.current)) uploader.current?.focus()
          }}
        />
      )}
      {queue && Cropping && ratio && (
        <Cropping
          key={queue.id}
          images={queue.images}
          options={ratio}
          visibility={props.visibility ?? 'public'}
          onCropped={(entry) => add([entry])}
          onError={onError}
        />
      )}
    </div>
  )
}

/** Whether focus is nowhere or in a dialog that closes: the button that had it may have been drawn anew meanwhile. */
function hasLostFocus(element: HTMLElement | null): boolean {
  const root = element?.getRootNode() as ShadowRoot | undefined
  return document.activeElement === document.body || !!root?.activeElement?.closest('dialog')
}

/** What the uploading inside is told as it is. */
function uploading(props: ImagePickerProps) {
  const { storage, directory, app, scene, readonly, hint, name, disabled, visibility = 'public' } = props
  const { errorMessage, reportProblem, draft, onError } = props
  const where = { storage, directory, app, scene, visibility }
  return { ...where, readonly, hint, name, disabled, errorMessage, reportProblem, draft, onError }
}
