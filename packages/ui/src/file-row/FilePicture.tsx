import { useEffect, useRef, useState } from 'react'
import { Icon } from '../icon/Icon'
import { fileIcon } from '../icons/file'
import { filmIcon } from '../icons/film'
import { imageIcon } from '../icons/image'

/** A thumbnail of a file; undefined if the browser cannot show one. */
export type DrawPicture = (file: File) => Promise<ImageBitmap | undefined>

export interface FilePictureProps {
  /** `image/png`; empty if unknown. */
  type: string
  file?: File | undefined
  /** Address of the picture, if there is no file. */
  source?: string | undefined
  /** The picture of `source` could not be loaded. */
  onFail?: (() => void) | undefined
  /** Without it a file has the icon of its type. */
  draw?: DrawPicture | undefined
}

const iconOf = (type: string) =>
  type.startsWith('image/') ? imageIcon : type.startsWith('video/') ? filmIcon : fileIcon

/** The picture of a file: its thumbnail, or the icon of its type. */
export function FilePicture({ type, file, source, draw, onFail }: FilePictureProps) {
  const [failed, setFailed] = useState<string>()
  const shown = !file && source !== failed ? source : undefined
  const canvas = useDrawing(type.startsWith('image/') ? file : undefined, draw)
  return (
    <span className="eb-file-row__picture" aria-hidden="true">
      <Icon path={iconOf(type)} />
      <canvas ref={canvas} hidden />
      {shown && (
        <img
          src={shown}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => {
            setFailed(shown)
            onFail?.()
          }}
        />
      )}
    </span>
  )
}

/**
 * A canvas with the picture, drawn when it comes into view. Not an image, because the page's Content-Security-Policy
 * may forbid blob URLs.
 */
function useDrawing(file: File | undefined, draw: DrawPicture | undefined) {
  const ref = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const canvas = ref.current
    const place = canvas?.parentElement
    if (!canvas || !place || !file || !draw) return
    let isWanted = true
    const show = (bitmap?: ImageBitmap) => {
      if (!bitmap || !isWanted) return
      canvas.width = bitmap.width
      canvas.height = bitmap.height
      canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
      canvas.hidden = false
    }
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      void draw(file).then(show)
    })
    observer.observe(place)
    return () => {
      isWanted = false
      canvas.hidden = true
      observer.disconnect()
    }
  }, [file, draw])
  return ref
}
