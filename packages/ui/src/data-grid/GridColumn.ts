import type { CSSProperties, ReactNode } from 'react'

/** One column of a grid. */
export interface GridColumn {
  key: string
  /** Content of its header. */
  head?: ReactNode
  /** Fixed width in px, whatever the other columns have. */
  width?: number | undefined
  /** Minimum px for a column without a fixed width, which shares the remaining space. Default 120. */
  least?: number
  /** px to which its minimum may fall, so that all columns fit without scrolling. Default: its minimum. */
  squeezed?: number
  /** Its share of the remaining space. Default 1. */
  share?: number
  align?: 'start' | 'center' | 'end' | undefined
  /** Stays in view while the others scroll. Pinned columns come first or last. */
  pinned?: 'start' | 'end' | undefined
  /** Its sort direction; undefined if it cannot be sorted. */
  sort?: 'none' | 'asc' | 'desc' | undefined
  /** The user can change its width. */
  resizable?: boolean
  /**
   * Position in a card, which a row becomes in a narrow box: start, the whole middle, the middle's upper and lower line, or
   * end (two of them, one below the other; `side` is one alone). Default: hidden.
   */
  card?: 'mark' | 'main' | 'upper' | 'lower' | 'end' | 'side' | 'tail' | undefined
  style?: CSSProperties | undefined
  className?: string | undefined
}
