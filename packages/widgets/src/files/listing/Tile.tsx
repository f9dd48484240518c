import { formatSize } from '@ebkit/rules/files'
import { EntryPicture, type EntryPictureProps } from './EntryPicture'
import { Moment } from './Moment'

export interface TileProps extends EntryPictureProps {
  /** Why it cannot be selected. */
  reason?: string | undefined
  /** A search result: shows its location. */
  isFound?: boolean
  /** It has a check box. */
  hasBox?: boolean
}

/** A file or folder as a tile. */
export function Tile({ entry, picture, reason, isFound, hasBox }: TileProps) {
  return (
    <>
      <EntryPicture entry={entry} picture={picture} />
      <span className="eb-files__caption">
        <span className="eb-files__name" title={entry.name}>
          {entry.name}
        </span>
        <Facts {...{ entry, reason, isFound }} />
      </span>
      {hasBox && <i className="eb-files__box" />}
    </>
  )
}

function Facts({ entry: { size, time, location }, reason, isFound }: Omit<TileProps, 'hasBox'>) {
  const facts = isFound
    ? [location]
    : [size !== undefined && formatSize(size), time !== undefined && <Moment key="time" time={time} />]
  const [first, ...others] = reason ? [reason] : facts.filter(Boolean)
  return first ? (
    <span className="eb-files__facts" title={reason ?? (isFound ? location : undefined)}>
      <span>{first} </span>
      {others}
    </span>
  ) : null
}
