import type { ReferenceDefinition } from '@ebkit/protocol/calls/resourceDefinition'
import type { Field } from '@ebkit/rules/fields'
import type { ResourceOptions } from '../form/readRows'

/** Where the choices of fields that refer to rows come from, by the field's name; those inside groups and lists too. */
export function optionsOf(
  fields: readonly Field[],
  references: Readonly<Record<string, ReferenceDefinition>>,
): Record<string, ResourceOptions> {
  const all = (field: Field): readonly Field[] => [field, ...(field.fields ?? []).flatMap(all)]
  return Object.fromEntries(
    fields.flatMap(all).flatMap(({ name, ref }): [string, ResourceOptions][] => {
      const reference = ref === undefined ? undefined : references[ref]
      if (!reference) return []
      const { resource, key, display } = reference
      return [[name, { resource, display, keyName: key }]]
    }),
  )
}
