import { thumbnailProcess } from '@ebkit/core/files'
import { type DrawPicture, FilePicture } from '@ebkit/ui/file-row'
import { useObjectAddress } from '../object-address'
import { nameOf } from '../uploads/entries'
import type { UploadedEntry } from '../uploads/UploadedEntry'

interface EntryPictureProps {
  entry: UploadedEntry
  /** `image/png`; empty if unknown. */
  type: string
  /** Address of the image, if the file is one. */
  saved: string | undefined
  isPrivate: boolean
  draw: DrawPicture | undefined
}

/** The thumbnail of an uploaded file: from the file itself, from the page, or from the store. */
export function EntryPicture({ entry, type, saved, isPrivate, draw }: EntryPictureProps) {
  const { dataURL } = entry
  const file = draw && entry.file
  const wanted =
    !file && !dataURL && saved
      ? { saved, ...(isPrivate && { process: thumbnailProcess(nameOf(entry)) }) }
      : undefined
  const { address, onFail } = useObjectAddress(wanted, { isPrivate })
  return (
    <FilePicture
      type={type}
      file={file}
      source={dataURL ?? address}
      draw={draw}
      onFail={dataURL ? undefined : onFail}
    />
  )
}
