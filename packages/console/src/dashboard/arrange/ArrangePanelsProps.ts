import type { KeptArrangement } from './useArrangement'

/** A panel in the list of panels. */
export interface ArrangedPanel {
  readonly name: string
  readonly title: string
}

export interface ArrangePanelsProps extends KeptArrangement {
  /** Those that can be moved, in their order. */
  panels: readonly ArrangedPanel[]
  /** Those of the side column, whose places are fixed. */
  aside: readonly ArrangedPanel[]
}
