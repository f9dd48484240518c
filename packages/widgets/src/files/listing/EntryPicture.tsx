import { type FileEntry, type FileKind, kindOf, thumbnailUrl } from '@ebkit/core/files'
import { Icon } from '@ebkit/ui/icon'
import {
  fileArchiveIcon,
  fileIcon,
  fileMusicIcon,
  fileTextIcon,
  filmIcon,
  folderIcon,
  imageIcon,
} from '@ebkit/ui/icons'
import { useState } from 'react'

/** What stands for a kind of file. */
const icons: Record<FileKind, string> = {
  folder: folderIcon,
  image: imageIcon,
  video: filmIcon,
  audio: fileMusicIcon,
  pdf: fileTextIcon,
  archive: fileArchiveIcon,
  text: fileTextIcon,
  other: fileIcon,
}

/** Bytes of a picture that is shown itself where the store makes no small one of it, an SVG for instance. */
const smallEnough = 524_288

export interface EntryPictureProps {
  entry: FileEntry
  /** Address of its picture. Default: the store's small one. @spec W-THUMB-1 */
  picture?: ((entry: FileEntry) => string | undefined) | undefined
}

/** The picture of a file, or the icon of its kind: for what has none, and for one that is broken. */
export function EntryPicture({ entry, picture = smallPicture }: EntryPictureProps) {
  const [failed, setFailed] = useState<readonly string[]>([])
  const { url, size = smallEnough + 1 } = entry
  const kind = kindOf(entry)
  const sources = [picture(entry), kind === 'image' && size <= smallEnough ? url : undefined]
  const source = sources.find((one) => one && !failed.includes(one))
  return (
    <span className={`eb-files__picture eb-files__picture--${kind}`} aria-hidden="true">
      <Icon path={icons[kind]} />
      {source && (
        <img
          key={source}
          src={source}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={() => setFailed([...failed, source])}
        />
      )}
    </span>
  )
}

const smallPicture = (entry: FileEntry) =>
  entry.url && kindOf(entry) === 'image' ? thumbnailUrl(entry.url, entry.name) : undefined
