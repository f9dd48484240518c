import { useStyles } from '@ebkit/ui/styles'
import { useEffect, useImperativeHandle, useRef, useState } from 'react'
import { useEnvironment, useStrings } from '../environment'
import { laterPart } from '../later/laterPart'
import { Uploader, type UploaderHandle } from '../uploader'
import { anyPicture } from './checkImages'
import { cropRatio } from './cropRatio'
import css from './ImagePicker.css'
import type { ImagePickerProps } from './props'
import { strings } from './strings'
import { useChosenImages, useCropQueue, useLibrary } from './useImages'
import { useLibraryManager } from './useLibraryManager'
import { useRefused } from './useRefused'

const [useBrowsing, fetchBrowsing] = laterPart(() => import('./browsing/Browsing'))
const [useObjects, fetchObjects] = laterPart(() => import('./browsing/ObjectBrowsing'))
const [useCropping, fetchCropping] = laterPart(() => import('./cropping/Cropping'))

/**
 * Chooses images in the hotel's library, or uploads them; the form gets their names in the store.
 * @spec W-IPK-1 W-IPK-5 W-IPK-6 W-CFG-4
 * @example
 * ```tsx
 * import { ImagePicker } from '@ebkit/widgets/image-picker'
 * import { useState } from 'react'
 *
 * export function Pictures() {
 *   const [, setPaths] = useState<(string | undefined)[]>([])
 *   return <ImagePicker max={5} onChange={({ value }) => setPaths(value.map(({ path }) => path))} />
 * }
 * ```
 */
export function ImagePicker(props: ImagePickerProps) {
  const { images = [], multiple, accept, maxSize, storage, buttonLabel, label, crop, onError } = props
  const { locale, dir } = useEnvironment()
  const text = useStrings(strings)
  const element = useStyles<HTMLDivElement>(css)
  const latest = useRef(props)
  latest.current = props
  const uploader = useRef<UploaderHandle>(null)
  const library = useLibrary(latest)
  const { queue, cropAll } = useCropQueue()
  const { change, take } = useChosenImages(images, latest)
  const refused = useRefused(latest)
  const hasLibrary = storage !== 'images'
  const ratio = cropRatio(crop)

  const [isNear, setNear] = useState(false)
  const manager = useLibraryManager(props, isNear || library.isDrawn)
  const browsing = useBrowsing(library.isOpen && manager === 'explorer', onError)
  const objects = useObjects(library.isOpen && manager === 'objects', onError)
  const cropping = useCropping(!!queue, onError)
  const Library = manager === 'objects' ? objects.ObjectBrowsing : browsing.Browsing
  const { Cropping } = cropping

  useEffect(() => {
    if (isNear && manager) void (manager === 'objects' ? fetchObjects() : fetchBrowsing())
  }, [isNear, manager])

  /** The previously focused button may have been rendered again meanwhile. */
  const focusAgain = () => {
    const root = element.current?.getRootNode() as ShadowRoot | undefined
    const isLost = document.activeElement === document.body || root?.activeElement?.closest('dialog')
    if (isLost) uploader.current?.focus()
  }
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
        if (hasLibrary) setNear(true)
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
        buttonLabel={buttonLabel || text(!multiple && images?.length ? 'replace' : 'choose')}
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
          cropAll(taken)
          return false
        }}
      />
      {refused.alert}
      {browsing.failure || objects.failure || cropping.failure}
      {Library && library.isDrawn && (
        <Library
          props={props}
          open={library.isOpen}
          onClose={library.close}
          onChosen={(entries) => {
            library.close()
            if (ratio) cropAll(entries.filter(({ url }) => url))
            else take(entries)
          }}
          onClosed={() => {
            library.closed()
            focusAgain()
          }}
        />
      )}
      {queue && Cropping && ratio && (
        <Cropping
          key={queue.id}
          images={queue.images}
          options={ratio}
          visibility={props.visibility ?? 'public'}
          onCropped={(entry) => take([entry])}
          onError={onError}
        />
      )}
    </div>
  )
}

/** Props for the upload part. */
function uploading(props: ImagePickerProps) {
  const { storage, directory, app, scene, readonly, hint, name, disabled, visibility = 'public' } = props
  const { errorMessage, reportProblem, draft, onError } = props
  const where = { storage, directory, app, scene, visibility }
  return { ...where, readonly, hint, name, disabled, errorMessage, reportProblem, draft, onError }
}
