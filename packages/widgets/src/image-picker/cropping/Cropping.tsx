import { useEffect, useRef, useState } from 'react'
import type { WidgetError } from '../../environment'
import { type CropOptions, ImageCropper, type ImageCropperHandle } from '../../image-cropper'
import type { UploadedEntry } from '../../uploader'

interface CroppingProps {
  /** Files, or images of the library with their addresses. */
  images: ReadonlyArray<File | UploadedEntry>
  options: CropOptions
  /** Who can read the crop. */
  visibility: 'public' | 'private'
  /** One of them was cropped and uploaded. */
  onCropped: (entry: UploadedEntry) => void
  onError: ((error: WidgetError) => void) | undefined
}

/** Crops images one after another; cancelling one continues with the next. */
export function Cropping({ images, options, visibility, onCropped, onError }: CroppingProps) {
  const [index, setIndex] = useState(0)
  const cropper = useRef<ImageCropperHandle>(null)
  const latest = useRef({ onCropped, options })
  latest.current = { onCropped, options }
  useEffect(() => {
    let isWanted = true
    const image = images[index]
    if (image === undefined) return
    const isFile = image instanceof Blob
    const source = isFile ? image : (image.url ?? '')
    void cropper.current?.crop(source, latest.current.options).then((result) => {
      if (!isWanted) return
      if (result) {
        const { unique: path, cropImage: url } = result
        // The displayed name; the crop is a PNG, whatever the original is.
        const name = (isFile ? image.name : image.displayName) || path.split('/').at(-1)
        const displayName = `${name?.replace(/\.\w+$/, '')}.png`
        latest.current.onCropped({ displayName, path, url, isFolder: false })
      }
      // The last one plays its closing animation.
      if (index + 1 < images.length) setIndex(index + 1)
    })
    return () => {
      isWanted = false
    }
  }, [images, index])
  return <ImageCropper key={index} noButton visibility={visibility} handle={cropper} onError={onError} />
}
