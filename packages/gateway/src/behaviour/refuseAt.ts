import type { ResourceProblem } from '@ebkit/protocol/calls/resources'
import type { Label } from '@ebkit/rules/fields'
import { explained as explainedCode } from '@ebkit/rules/validation'
import { refusedFields } from '../resources/problems'

/** A problem with a field, `offers.0.upSellPrice`, with a text for the operator. */
export const explained = (path: string, { zh, en = zh }: Label): ResourceProblem => ({
  path,
  code: explainedCode,
  params: { zh, en },
})

/**
 * Aborts saving if there are problems: nothing of its transaction is written. @throws 422 with the problems by field
 */
export function refuseAt(problems: readonly ResourceProblem[]): void {
  if (problems.length) throw refusedFields(problems)
}
