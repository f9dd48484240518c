import { type FileEntry, type FileKind, kindOf, thumbnailProcess } from '@ebkit/core/files'
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
import { type SavedAddress, useObjectAddress } from '../../object-address'

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

/** What its picture may be, the small one first. */
function sourcesOf({ entry, picture }: EntryPictureProps): SavedAddress[] {
  const { url, name, size = smallEnough + 1 } = entry
  const isImage = kindOf(entry) === 'image'
  const own = picture?.(entry)
  const small = picture
    ? own && { saved: own }
    : url && isImage && { saved: url, process: thumbnailProcess(name) }
  const whole = url && isImage && size <= smallEnough && { saved: url }
  return [small, whole].flatMap((source) => source || [])
}

/** The picture of a file, or the icon of its kind: for what has none, and for one that is broken. */
export function EntryPicture(props: EntryPictureProps) {
  const { entry } = props
  const kind = kindOf(entry)
  const [failed, setFailed] = useState(0)
  const source = sourcesOf(props)[failed]
  return (
    <span className={`eb-files__picture eb-files__picture--${kind}`} aria-hidden="true">
      <Icon path={icons[kind]} />
      {source && (
        <Picture
          key={`${failed} ${entry.id}`}
          source={source}
          isPrivate={entry.isPrivate}
          onFailed={() => setFailed(failed + 1)}
        />
      )}
    </span>
  )
}

interface PictureProps {
  source: SavedAddress
  isPrivate: boolean | undefined
  onFailed: () => void
}

function Picture({ source, isPrivate, onFailed }: PictureProps) {
  const { address, onFail } = useObjectAddress(source, { isPrivate, onFailed })
  return address ? (
    <img src={address} alt="" loading="lazy" decoding="async" draggable={false} onError={onFail} />
  ) : null
}
