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

/** The icon of a kind of file. */
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

/** Maximum bytes of a picture that is shown itself if the store has no thumbnail of it, such as an SVG. */
const smallEnough = 524_288

export interface EntryPictureProps {
  entry: FileEntry
  /** Address of the picture. Default: the store's thumbnail. @spec W-THUMB-1 */
  picture?: ((entry: FileEntry) => string | undefined) | undefined
}

/** The addresses to try, the thumbnail first. */
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

/** The picture of a file, or the icon of its kind if it has no picture or the picture is broken. */
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
