import { useStyles } from '@ebkit/ui/styles'
import { useImperativeHandle, useRef, useState } from 'react'
import { useEnvironment, useStrings } from '../environment'
import { laterPart } from '../later/laterPart'
import { type UploadedEntry, Uploader, type UploaderHandle, valueOfEntry } from '../uploader'
import { useValue } from '../value/useValue'
import { anyPicture } from './checkImages'
import { cropRatio } from './cropRatio'
import css from './ImagePicker.css'
import type { ImagePickerProps } from './props'
import { strings } from './strings'
import { useRefused } from './useRefused'

const [useBrowsing, fetchBrowsing] = laterPart(() => import('./browsing/Browsing'))
const [useCropping, fetchCropping] = laterPart(() => import('./cropping/Cropping'))

/**
 * Chooses images in the file service's library, or uploads them, and gives a form what they are called in the store.
 *
 * @spec W-IPK-1 W-IPK-5 W-IPK-6
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
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  const count = useRef(0)
  const [queue, setQueue] = useState<{ id: number; images: ReadonlyArray<File | UploadedEntry> }>()
  const refused = useRefused(latest)
  const hasLibrary = storage !== 'images'
  const ratio = cropRatio(crop)

  const browsing = useBrowsing(isOpen, onError)
  const cropping = useCropping(!!queue, onError)
  const { Browsing } = browsing
  const { Cropping } = cropping

  const { current, choose: change } = useValue({
    value: images,
    onChange: (value: readonly UploadedEntry[]) => latest.current.onChange?.({ value: [...value] }),
  })
  const take = (entries: readonly UploadedEntry[]) => {
    const images = current()
    const known = new Set(images.map((one) => valueOfEntry(one)))
    const fresh = entries.filter((one) => !known.has(valueOfEntry(one)))
    if (latest.current.multiple) change([...images, ...fresh])
    else if (entries[0]) change(entries.slice(0, 1))
  }
  const cropAll = (images: ReadonlyArray<File | UploadedEntry>) => {
    count.current += 1
    if (images.length > 0) setQueue({ id: count.current, images })
  }
  const open = () => {
    if (latest.current.onBeforeOpen?.() === false) return
    setWasOpen(true)
    setOpen(true)
  }
  /** The button that had focus before may have been drawn anew meanwhile. */
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
          else if (hasLibrary && !isCamera) open()
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
      {browsing.failure || cropping.failure}
      {Browsing && wasOpen && (
        <Browsing
          props={props}
          open={isOpen}
          onClose={() => setOpen(false)}
          onChosen={(entries) => {
            setOpen(false)
            if (ratio) cropAll(entries.filter(({ url }) => url))
            else take(entries)
          }}
          onClosed={() => {
            setWasOpen(false)
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

/** What the uploading inside is told as it is. */
function uploading(props: ImagePickerProps) {
  const { storage, directory, app, scene, readonly, hint, name, disabled, visibility = 'public' } = props
  const { errorMessage, reportProblem, draft, onError } = props
  const where = { storage, directory, app, scene, visibility }
  return { ...where, readonly, hint, name, disabled, errorMessage, reportProblem, draft, onError }
}
