import type { ConditionContext } from '../conditions/Condition'
import type { Field } from './Field'
import { isFieldShown } from './isFieldShown'

/** Whether a record lets a field be changed, by its `enabledIf`. An invalid condition disables nothing. */
export const isFieldEnabled = (
  { enabledIf }: Pick<Field, 'enabledIf'>,
  values: Readonly<Record<string, unknown>>,
  context?: ConditionContext,
): boolean => !enabledIf || isFieldShown({ showIf: enabledIf }, values, context)
