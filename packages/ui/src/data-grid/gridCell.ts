import type { CSSProperties } from 'react'
import type { GridColumn } from './GridColumn'

/** Classes of a header or cell. @param isText nothing but a text stands in it, which ends with an ellipsis */
export const cellClass = ({ align, pinned, className, card }: GridColumn, isText = false): string =>
  `eb-data-grid__cell${isText ? ' eb-data-grid__cell--text' : ''}${align ? ` eb-data-grid--${align}` : ''}${pinned ? ` eb-data-grid--pinned-${pinned}` : ''}${
    card ? ` eb-data-grid--card-${card}` : ''
  }${className ? ` ${className}` : ''}`

/** Position of a pinned column. */
export function cellStyle(
  { pinned, style }: GridColumn,
  offset: number | undefined,
): CSSProperties | undefined {
  if (offset === undefined) return style
  return { ...style, [pinned === 'end' ? 'insetInlineEnd' : 'insetInlineStart']: offset }
}
