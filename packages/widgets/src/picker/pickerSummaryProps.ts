import type { PickerPart } from './verbs'

export interface PickerSummaryProps<Row> extends PickerPart<Row> {
  /** Read-only. */
  disabled?: boolean
}
