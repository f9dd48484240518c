import { safeAddress } from '@ebkit/core/files'
import { formatSize } from '@ebkit/rules/files'
import { FileRow } from '@ebkit/ui/file-row'
import { Icon } from '@ebkit/ui/icon'
import { circleCheckIcon, gripVerticalIcon, xIcon } from '@ebkit/ui/icons'
import type { useLift } from '@ebkit/ui/sortable-list'
import { placeAfterMove } from '@ebkit/ui/sortable-list'
import type { ReactNode } from 'react'
import { usePlace } from '../environment/Environment'
import { openObject } from '../object-address'
import { nameOf, valueOfEntry } from '../uploads/entries'
import { RowButton } from '../uploads/RowButton'
import type { UploadText } from '../uploads/strings'
import type { UploadedEntry } from '../uploads/UploadedEntry'
import { EntryPicture } from './EntryPicture'

export interface FilesProps {
  entries: readonly UploadedEntry[]
  text: UploadText
  /** Reordering, which is loaded later. */
  lifting: ReturnType<typeof useLift> | undefined
  isOff: boolean
  /** Whether the files are probably private. */
  isPrivate: boolean
  /** Renders a thumbnail of a file. */
  draw: ((file: File) => Promise<ImageBitmap | undefined>) | undefined
  onRemove: (index: number) => void
}

interface ListProps {
  view: string | undefined
  /** Uploads in progress. */
  rows?: ReactNode
  /** At the end: the add button. */
  tiles?: ReactNode
}

/** The list: uploaded files in order, then uploads in progress. @spec W-SUP-10 */
export function Files({ view, rows, tiles, ...props }: FilesProps & ListProps) {
  const areTiles = view === 'tiles'
  return (
    <ul className={`eb-uploader__list ${areTiles ? 'eb-file-tiles' : ''}`} {...props.lifting?.list}>
      <Entries {...props} areTiles={areTiles} />
      {rows}
      {tiles}
    </ul>
  )
}

function Entries(props: FilesProps & { areTiles: boolean }) {
  const { entries, text, lifting, isOff, isPrivate, areTiles, draw, onRemove } = props
  const { given } = usePlace()
  const { from = -1, to = -1 } = lifting?.lift ?? {}
  return entries.map((entry, index) => {
    const name = nameOf(entry)
    // an absolute address, or a path of the page's own host, as the demo's images have
    const address = /^(https?:|\/)/i.test(entry.url ?? '') ? safeAddress(entry.url) : undefined
    return (
      <li
        key={valueOfEntry(entry)}
        className={index === from ? 'eb-uploader__lifted' : undefined}
        data-status="done"
        style={{ order: `${from < 0 ? index : placeAfterMove(index, from, to)}` }}
      >
        <FileRow
          name={name}
          address={address}
          onOpen={address && isPrivate ? (event) => void openObject(given, address, event) : undefined}
          size={entry.fileSize ? formatSize(entry.fileSize) : ''}
          picture={
            <EntryPicture
              entry={entry}
              type={typeOf(entry, name)}
              saved={isPicture(name) ? address : undefined}
              isPrivate={isPrivate}
              draw={draw}
            />
          }
          status={
            <>
              <Icon path={circleCheckIcon} className="eb-uploader__done" />
              {/* On a tile the icon says it: the word stays for screen readers. */}
              <span className={areTiles ? 'eb-visually-hidden' : undefined}>{text('done')}</span>
            </>
          }
          actions={
            !isOff && (
              <RowButton
                part="remove"
                label={text('remove', { name })}
                icon={xIcon}
                onClick={() => onRemove(index)}
              />
            )
          }
        >
          {lifting && entries.length > 1 && (
            <button
              type="button"
              className="eb-file-row__tool eb-file-row__grip"
              aria-label={text('move', { name })}
              {...lifting.grip(index)}
            >
              <Icon path={gripVerticalIcon} />
            </button>
          )}
        </FileRow>
      </li>
    )
  })
}

const isPicture = (name: string) => /\.(jpe?g|jfif|png|gif|webp|avif|bmp|svg)$/i.test(name)

/** A typical MIME type for its picture or icon. */
const typeOf = ({ file }: UploadedEntry, name: string): string =>
  file?.type || (isPicture(name) ? 'image/*' : /\.(mp4|m4v|mov|webm|avi)$/i.test(name) ? 'video/*' : '')
