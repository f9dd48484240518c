import type { Form } from '@ebkit/core/form'
import { languageOf } from '@ebkit/rules/fields'
import type { Problem } from '@ebkit/rules/validation'
import type { DataFormText } from './strings'

/** The error of a field as a sentence; for a missing value it contains the field's name: 填写可售数量. */
export function fieldMessage(
  form: Form,
  problem: Problem,
  label: string,
  locale: string,
  text: DataFormText,
): string {
  return problem.code === 'required' && label
    ? text('missing', { label })
    : form.problemText(problem, languageOf(locale))
}
