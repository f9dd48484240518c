import type { ConsolePage } from '@ebkit/core/services/consolePages'
import type { Field } from '@ebkit/rules/fields'
import type { DataFormProps } from '@ebkit/widgets/data-form'

type Options = NonNullable<DataFormProps['optionsOf']>

/** Where the choices of fields that refer to rows come from, by the field's name; those inside groups and lists too. */
export function optionsOf(fields: readonly Field[], references: ConsolePage['references']): Options {
  const all = (field: Field): readonly Field[] => [field, ...(field.fields ?? []).flatMap(all)]
  return Object.fromEntries(
    fields.flatMap(all).flatMap(({ name, ref }): [string, Options[string]][] => {
      const reference = ref === undefined ? undefined : references[ref]
      if (!reference) return []
      const { resource, key, display } = reference
      return [[name, { resource, display, keyName: key }]]
    }),
  )
}
