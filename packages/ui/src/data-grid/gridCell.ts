import type { CSSProperties } from 'react'
import type { GridColumn } from './GridColumn'

/** Classes of a header or cell. @param isText the cell contains only a text, which ends with an ellipsis */
export const cellClass = ({ align, pinned, className, card }: GridColumn, isText = false): string =>
  `eb-data-grid__cell${isText ? ' eb-data-grid__cell--text' : ''}${align ? ` eb-data-grid--${align}` : ''}${pinned ? ` eb-data-grid--pinned-${pinned}` : ''}${
    card ? ` eb-data-grid--card-${card}` : ''
  }${className ? ` ${className}` : ''}`

/** Position of a pinned column, and of one rendered without the columns before it. @param track from 1 */
export function cellStyle(
  { pinned, style }: GridColumn,
  offset: number | undefined,
  track?: number,
): CSSProperties | undefined {
  if (offset === undefined && !track) return style
  const place =
    offset === undefined ? {} : { [pinned === 'end' ? 'insetInlineEnd' : 'insetInlineStart']: offset }
  return { ...style, ...place, ...(track && { '--_track': track }) } as CSSProperties
}
