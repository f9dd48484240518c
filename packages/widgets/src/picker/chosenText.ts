import type { Translator } from '@ebkit/core/locale'
import type { chosenStrings } from './chosenStrings'
import type { Chosen } from './state'
import type { PickerView } from './view'

export type Text = Translator<keyof (typeof chosenStrings)['texts']['zh']>

/** Name of a chosen row: its key as long as nothing is known of it. */
export function nameOfChosen<Row>({ key, row }: Chosen<Row>, view: PickerView<Row>): string {
  return row ? view.nameOf(row) : key
}

/** Why a chosen row cannot be chosen any more, for people; undefined where all is well. */
export function faultOf<Row>(
  { isGone, reason, mismatch }: Chosen<Row>,
  view: PickerView<Row>,
  text: Text,
): string | undefined {
  if (isGone) return text('gone')
  return reason ? view.reasonText(reason) : mismatch && text(mismatch)
}
