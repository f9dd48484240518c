import type { Form } from '@ebkit/core/form'
import { languageOf } from '@ebkit/rules/fields'
import type { Problem } from '@ebkit/rules/validation'
import type { Text } from './strings'

/** What is wrong with a field, in a sentence; one that is missing is called by its name: 填写可售数量. */
export function fieldMessage(
  form: Form,
  problem: Problem,
  label: string,
  locale: string,
  text: Text,
): string {
  return problem.code === 'required' && label
    ? text('missing', { label })
    : form.problemText(problem, languageOf(locale))
}
