import type { KeptArrangement } from './useArrangement'

/** A panel as the list of panels has it. */
export interface ArrangedPanel {
  readonly name: string
  readonly title: string
}

export interface ArrangePanelsProps extends KeptArrangement {
  /** Those that can be moved, in their order. */
  panels: readonly ArrangedPanel[]
  /** Those of the column at the side, which have their places. */
  aside: readonly ArrangedPanel[]
}
