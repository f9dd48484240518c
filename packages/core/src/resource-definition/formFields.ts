import type { DescribedResource } from '@ebkit/protocol/calls/resourceDefinition'
import type { Field } from '@ebkit/rules/fields'

/** The fields of a form in their order; without sections, those that can be edited. */
export function formFields(
  { fields, key }: Pick<DescribedResource, 'fields' | 'key'>,
  sections: readonly { readonly fields: readonly string[] }[] | undefined,
): Field[] {
  const names = sections?.flatMap((section) => section.fields)
  if (!names) return fields.filter(({ name, readOnly }) => !readOnly && name !== key)
  return names.flatMap((name) => fields.find((field) => field.name === name) ?? [])
}
