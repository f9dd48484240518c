import { type FileEntry, kindOf } from '@ebkit/core/files'
import { formatSize } from '@ebkit/rules/files'
import { Icon } from '@ebkit/ui/icon'
import { pencilIcon, trashIcon } from '@ebkit/ui/icons'
import type { ReactNode } from 'react'
import { useStrings } from '../../../environment'
import { dayAndTime } from '../../timeText'
import { EntryPicture } from '../EntryPicture'
import type { FileListingProps } from '../FileListingProps'
import { Moment } from '../Moment'
import { type ColumnKey, columnsOf } from './columns'
import { type RowText, rowStrings } from './rowStrings'

export interface RowProps {
  listing: FileListingProps
  entry: FileEntry
  /** Its buttons are Tab stops. */
  isCurrent: boolean
}

/** A file or folder as a row. */
export function Row({ listing, entry, isCurrent }: RowProps) {
  const text = useStrings(rowStrings)
  const { name, size, time, location } = entry
  const contents: Record<ColumnKey, () => ReactNode> = {
    select: () => <i className="eb-files__box" />,
    type: () => (
      <>
        <EntryPicture entry={entry} picture={listing.picture} />
        <span className="eb-files__kind">{text(kindOf(entry))}</span>
      </>
    ),
    name: () => (
      <>
        <span className="eb-files__name" title={name}>
          {name}
        </span>
        <Facts listing={listing} entry={entry} />
      </>
    ),
    size: () => (size === undefined ? text('none') : formatSize(size)),
    time: () => (time === undefined ? text('none') : <bdi dir="ltr">{dayAndTime(time)}</bdi>),
    location: () => location,
    actions: () => <Actions {...{ listing, entry, isCurrent, text }} />,
  }
  return columnsOf(listing).map((column) => (
    <span
      key={column}
      className={`eb-files__cell eb-files__cell--${column}`}
      role={column === 'name' ? 'rowheader' : 'gridcell'}
    >
      {contents[column]()}
    </span>
  )) as unknown as ReactNode
}

/** Below the name: why it cannot be selected, or, in a narrow listing, the contents of the columns. */
function Facts({ listing, entry }: Omit<RowProps, 'isCurrent'>) {
  const { size, time, location } = entry
  const reason = listing.blocked?.(entry)
  if (reason) return <span className="eb-files__reason">{reason}</span>
  const shownSize = size === undefined ? '' : formatSize(size)
  return (
    <span className="eb-files__narrow" aria-hidden="true">
      {listing.columns === 'search' ? (
        location
      ) : (
        <>
          {shownSize}
          {shownSize && time !== undefined && ' · '}
          {time !== undefined && <Moment time={time} />}
        </>
      )}
    </span>
  )
}

function Actions({ listing, entry, isCurrent, text }: RowProps & { text: RowText }) {
  const { actions, onRename, onDelete } = listing
  const { name } = entry
  const button = (part: 'rename' | 'delete', icon: string, act: () => void) => (
    <button
      type="button"
      className="eb-files__tool"
      part={part}
      tabIndex={isCurrent ? 0 : -1}
      aria-label={text(part, { name })}
      title={text(part, { name })}
      onClick={act}
    >
      <Icon path={icon} />
    </button>
  )
  return (
    <>
      {actions?.(entry)}
      {onRename && button('rename', pencilIcon, () => onRename(entry))}
      {onDelete && button('delete', trashIcon, () => onDelete([entry.id]))}
    </>
  )
}
