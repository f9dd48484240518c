import { formatSize, typeOf } from '@ebkit/rules'
import {
  circleCheckIcon,
  FilePicture,
  FileRow,
  gripVerticalIcon,
  Icon,
  placeAfterMove,
  xIcon,
} from '@ebkit/ui'
import type { useLift } from '../list-editor/useLift'
import { nameOf, safeAddress, valueOfEntry } from './entries'
import type { UploadedEntry } from './props'
import { RowButton } from './RowButton'
import type { Text } from './strings'

export interface EntriesProps {
  entries: readonly UploadedEntry[]
  text: Text
  lifting: ReturnType<typeof useLift>
  isSortable: boolean
  isOff: boolean
  /** Draws a small picture of a file. */
  draw: ((file: File) => Promise<ImageBitmap | undefined>) | undefined
  onRemove: (index: number) => void
}

/** The uploaded files, in their order. @spec W-SUP-10 */
export function Entries(props: EntriesProps) {
  const { entries, text, lifting, isSortable, isOff, draw, onRemove } = props
  const { from = -1, to = -1 } = lifting.lift ?? {}
  return entries.map((entry, index) => {
    const name = nameOf(entry)
    const address = safeAddress(entry.url)
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
          size={entry.fileSize ? formatSize(entry.fileSize) : ''}
          picture={
            <FilePicture
              type={typeOf({ name, type: entry.file?.type ?? '' })}
              file={draw && entry.file}
              source={entry.dataURL ?? (isPicture(name) ? address : undefined)}
              draw={draw}
            />
          }
          status={
            <>
              <Icon path={circleCheckIcon} className="eb-uploader__done" />
              {text('done')}
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
          {isSortable && (
            <button
              type="button"
              className="eb-uploader__tool eb-file-row__grip"
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

const isPicture = (name: string) => typeOf({ name, type: '' }).startsWith('image/')
