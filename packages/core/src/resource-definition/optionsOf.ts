import type { ReferenceDefinition } from '@ebkit/protocol/calls/resourceDefinition'
import type { Field } from '@ebkit/rules/fields'
import type { ResourceOptions } from '../form/readRows'

type References = Readonly<Record<string, ReferenceDefinition>>

/**
 * The sources of options for fields that refer to rows, by the field's name, including those in groups and lists.
 * Only rows that can be newly chosen are offered: no former employees.
 */
export const optionsOf = (fields: readonly Field[], references: References) =>
  sourcesOf(fields, references, ({ offered }) => offered)

/** The same for filters, which also find previously chosen rows: all rows. */
export const filterOptionsOf = (fields: readonly Field[], references: References) =>
  sourcesOf(fields, references, () => undefined)

function sourcesOf(
  fields: readonly Field[],
  references: References,
  filterOf: (reference: ReferenceDefinition) => string | undefined,
): Record<string, ResourceOptions> {
  const all = (field: Field): readonly Field[] => [field, ...(field.fields ?? []).flatMap(all)]
  return Object.fromEntries(
    fields.flatMap(all).flatMap(({ name, ref }): [string, ResourceOptions][] => {
      const reference = ref === undefined ? undefined : references[ref]
      if (!reference) return []
      const { resource, key, display } = reference
      const filter = filterOf(reference)
      return [[name, { resource, display, keyName: key, ...(filter && { filter }) }]]
    }),
  )
}
