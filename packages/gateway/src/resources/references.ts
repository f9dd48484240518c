import { type Field, selections } from '@ebkit/rules/fields'
import { isModel } from './model'

/** A value that refers to a row of another resource. */
export interface Reference {
  /** The path of the value: `printerId`, `terminalPrinters.0.printerId`. */
  readonly path: string
  /** Name of the resource. */
  readonly ref: string
  readonly id: string
  /** The row may belong to another store of the brand. */
  readonly isOfAnyStore?: true
}

const idsOf = (value: unknown): readonly string[] =>
  [value].flat().filter((each): each is string => typeof each === 'string' && each !== '')

function referencesOfField(field: Field, value: unknown, path: string): Reference[] {
  const { type, ref = '', fields = [] } = field
  if (type === 'ref' || type === 'refs') return idsOf(value).map((id) => ({ path, ref, id }))
  const selection = selections[type]
  const items = Array.isArray(value) ? value : [value]
  if (selection)
    return items.flatMap((item) =>
      isModel(item)
        ? idsOf(item[selection.key]).map((id) => ({
            path,
            ref: selection.ref,
            id,
            isOfAnyStore: true as const,
          }))
        : [],
    )
  const isList = Array.isArray(value)
  return items.flatMap((item, index) =>
    isModel(item) ? referencesIn(fields, item, isList ? `${path}.${index}.` : `${path}.`) : [],
  )
}

/** All references of a record, also those in its groups and lists. */
export const referencesIn = (
  fields: readonly Field[],
  record: Readonly<Record<string, unknown>>,
  prefix = '',
): Reference[] => fields.flatMap((field) => referencesOfField(field, record[field.name], prefix + field.name))
