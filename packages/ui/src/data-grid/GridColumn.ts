import type { CSSProperties, ReactNode } from 'react'

/** One column of a grid. */
export interface GridColumn {
  key: string
  /** What stands in its head. */
  head?: ReactNode
  /** px; the column then has this width whatever the others have. */
  width?: number | undefined
  /** px at least, where it has no width: it shares what the others leave. Default 120. */
  least?: number
  /** Its share. Default 1. */
  share?: number
  align?: 'start' | 'center' | 'end' | undefined
  /** Stays where it is while the others roll. Pinned columns stand first or last among the columns. */
  pinned?: 'start' | 'end' | undefined
  /** How it is sorted; undefined where it cannot be. */
  sort?: 'none' | 'asc' | 'desc' | undefined
  /** Its width can be changed. */
  resizable?: boolean
  /**
   * Place in a row that is a card, where there is little room: in front, the whole middle, or at the end (two of them,
   * one below the other). Default: not shown.
   */
  card?: 'mark' | 'main' | 'end' | 'tail' | undefined
  style?: CSSProperties | undefined
  className?: string | undefined
}
