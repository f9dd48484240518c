import type { FileSort } from '@ebkit/core/files'
import { ColumnHeads, columnTracks } from '@ebkit/ui/data-grid'
import { useStyles } from '@ebkit/ui/styles'
import { useLayoutEffect } from 'react'
import { useStrings } from '../../../environment'
import { useStore } from '../../../store/useStore'
import type { FileListingProps } from '../FileListingProps'
import { gridColumnsOf, nextSort } from './columns'
import { rowStrings } from './rowStrings'
import css from './rows.css'
import { $widths, setWidth } from './widths'

/** Headings of the columns. They sort the list and set the widths of its columns. @spec W-EXP-4 W-EXP-5 */
export function Head({ listing }: { listing: FileListingProps }) {
  const { sort, onSort } = listing
  const text = useStrings(rowStrings)
  const widths = useStore($widths)
  const mark = useStyles<HTMLElement>(css)
  const columns = gridColumnsOf(listing, text, widths).map((column) =>
    column.key === 'select'
      ? { ...column, head: <span className="eb-visually-hidden">{column.head}</span> }
      : column,
  )
  const tracks = columnTracks(columns)
  // Set on the container of rows and headings, so that unchanged rows are not rendered again.
  useLayoutEffect(() => {
    const style = mark.current?.closest<HTMLElement>('.eb-files')?.style
    style?.setProperty('--_tracks', tracks.template)
    style?.setProperty('--_least', `${tracks.least}px`)
  }, [mark, tracks.template, tracks.least])
  return (
    <>
      <i ref={mark} hidden />
      <ColumnHeads
        columns={columns}
        tracks={tracks}
        onSort={(key) => onSort?.(nextSort(key as FileSort['by'], sort))}
        onResize={setWidth}
      />
    </>
  )
}
