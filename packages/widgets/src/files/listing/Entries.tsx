import type { FileEntry } from '@ebkit/core/files'
import { type GridHandle, VirtualGrid } from '@ebkit/ui/virtual-grid'
import { type KeyboardEvent, type ReactElement, type RefObject, type UIEvent, useMemo } from 'react'
import { useStore } from '../../store/useStore'
import type { FileListingProps } from './FileListingProps'
import type { ListingText } from './listingStrings'
import { Tile } from './Tile'

/** Heights of a folder's tile, a file's tile and a row, and the minimum width of a tile, in px. */
const sizes = { folder: 56, file: 168, row: 48, width: 160 }

/** Number of cached tiles: more than fit on a screen. */
const remembered = 400

const keyOf = ({ id }: FileEntry) => id

export interface EntriesProps {
  listing: FileListingProps
  /** Renders rows; without it there are tiles. */
  rows: Partial<typeof import('./rows/rows')> | undefined
  text: ListingText
  /** The current entry of the keyboard. */
  current: FileEntry | undefined
  /** Entries have a check box. */
  hasBox: boolean
  /** Id of the folder that would accept the dragged items over it. */
  target: string | undefined
  /** The entries can be dragged. */
  isDraggable: boolean
  grid: RefObject<GridHandle | null>
  /** The container. */
  element: RefObject<HTMLElement | null>
  onKeyDown: (event: KeyboardEvent) => void
  onScroll: (event: UIEvent<HTMLElement>) => void
}

/** The visible entries of a listing. */
export function Entries(props: EntriesProps) {
  const { listing, rows, text, current, hasBox, target, isDraggable, grid, element, onKeyDown, onScroll } =
    props
  const { entries, selection, label, blocked, cutIds } = listing
  const ids = useStore(selection.$ids)
  const tile = useTiles(listing, hasBox)
  const { Head, Row } = rows ?? {}
  const folders = useMemo(() => {
    const first = entries.findIndex(({ isFolder }) => !isFolder)
    return first < 0 ? entries.length : first
  }, [entries])
  const files = entries.length - folders
  const heading = (key: 'folders' | 'files') => (folders && files ? text(key) : undefined)
  const classOf = ({ id, isFolder }: FileEntry) =>
    `eb-files__item${isFolder ? ' eb-files__item--folder' : ''}${
      ids.has(id) ? ' eb-files__item--selected' : ''
    }${cutIds?.has(id) ? ' eb-files__item--cut' : ''}${target === id ? ' eb-files__item--target' : ''}`
  const kind =
    Head && Row
      ? {
          role: 'grid' as const,
          minWidth: 1e9, // one column
          rowHeight: sizes.row,
          gap: 0,
          head: <Head listing={listing} />,
          render: (entry: FileEntry) => <Row listing={listing} entry={entry} isCurrent={entry === current} />,
        }
      : {
          minWidth: sizes.width,
          rowHeight: sizes.file,
          sections: [
            { count: folders, rowHeight: sizes.folder, heading: heading('folders') },
            { count: files, heading: heading('files') },
          ],
          render: tile,
        }
  return (
    <VirtualGrid
      {...kind}
      // Without the padding of the list.
      room={() => (element.current?.clientWidth ?? Number.NaN) - 40}
      items={entries}
      keyOf={keyOf}
      label={label}
      className="eb-files__list"
      part="files"
      current={current?.id}
      isSelected={({ id }) => ids.has(id)}
      itemProps={(entry) => ({
        className: classOf(entry),
        draggable: isDraggable,
        ...(blocked?.(entry) && { 'aria-disabled': true }),
      })}
      handle={grid}
      onKeyDown={onKeyDown}
      onScroll={onScroll}
    />
  )
}

/** Renders tiles. An unchanged tile is not rendered again; otherwise scrolling would render all of them in each frame. */
function useTiles({ picture, columns, blocked }: FileListingProps, hasBox: boolean) {
  const isFound = columns === 'search'
  // biome-ignore lint/correctness/useExhaustiveDependencies: rendered again when one of these changes
  const drawn = useMemo(
    () => new Map<FileEntry, { reason: string | undefined; tile: ReactElement }>(),
    [picture, isFound, hasBox],
  )
  return (entry: FileEntry) => {
    const reason = blocked?.(entry)
    const known = drawn.get(entry)
    if (known && known.reason === reason) return known.tile
    const tile = <Tile {...{ entry, picture, reason, isFound, hasBox }} />
    if (drawn.size >= remembered) drawn.clear()
    drawn.set(entry, { reason, tile })
    return tile
  }
}
