import type { DateRangeModel } from './dateRangeModel'
import type { DateRangeProps } from './props'
import type { DateRangeOptions, DateRangeState } from './state'
import type { Text } from './strings'

/** How a panel stands that is drawn before somebody opens it: not at all, with a month, with two, or out of the layout. */
export type Ahead = 0 | 1 | 2 | 3

export interface PanelProps {
  model: DateRangeModel
  state: DateRangeState
  props: DateRangeProps & Pick<DateRangeOptions, 'openEnds'>
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
