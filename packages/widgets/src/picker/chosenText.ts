import type { Translator } from '@ebkit/core/locale'
import type { chosenStrings } from './chosenStrings'
import type { Chosen } from './state'
import type { PickerView } from './view'

export type ChosenText = Translator<keyof (typeof chosenStrings)['texts']['zh']>

/** The name of a chosen row: its key until it has been read. */
export function nameOfChosen<Row>({ key, row }: Chosen<Row>, view: PickerView<Row>): string {
  return row ? view.nameOf(row) : key
}

/** The displayed reason why a chosen row can no longer be chosen; undefined if it can. */
export function faultOf<Row>(
  { isGone, reason, mismatch }: Chosen<Row>,
  view: PickerView<Row>,
  text: ChosenText,
): string | undefined {
  if (isGone) return text('gone')
  return reason ? view.reasonText(reason) : mismatch && text(mismatch)
}
