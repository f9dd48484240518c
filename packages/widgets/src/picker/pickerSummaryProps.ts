import type { PickerPart } from './verbs'

export interface PickerSummaryProps<Row> extends PickerPart<Row> {
  /** Shows only. */
  disabled?: boolean
}
