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

export interface PanelContentProps extends Omit<PanelProps, 'ahead'> {
  /** `YYYY-MM-DD` */
  today: string
  /** Which opening of the panel it is. */
  opening: number
  /** There is room for one month only. */
  isNarrow: boolean
  months: number
}
