import type { OfferedAction } from '@ebkit/protocol/calls/resourceDefinition'
import { brokenRule } from '@ebkit/rules/conditions'
import { labelText } from '@ebkit/rules/fields'
import { filledText } from './filledText'

type Row = Readonly<Record<string, unknown>>

/** Why an action that is shown for a row cannot be run; undefined if it can. */
export function actionRefusal(
  { possible = [] }: Pick<OfferedAction, 'possible'>,
  row: Row,
  locale: string,
): string | undefined {
  const shown = possible.filter(({ isShown }) => isShown)
  const broken = brokenRule(shown, row)
  return broken && filledText(labelText(broken.otherwise, locale), row)
}
