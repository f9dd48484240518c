import type { DateRangeModel } from './dateRangeModel'
import type { DateRangeProps } from './props'
import type { DateRangeState } from './state'
import type { Text } from './strings'
import type { Ahead } from './usePanel'

export interface PanelProps {
  model: DateRangeModel
  state: DateRangeState
  props: DateRangeProps
  /** Texts of the field, problems among them. */
  text: Text
  /** How it stands while it is closed. */
  ahead: Ahead
}
