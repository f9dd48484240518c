import { type FormConflict, readRows } from '@ebkit/core/form'
import type { Field } from '@ebkit/rules/fields'
import { useEffect, useState } from 'react'
import { useEnvironment } from '../../environment'
import type { DataFormProps } from '../props'

type Labels = Readonly<Record<string, string>>

/** The keys of the rows that the two versions of a field refer to. */
const keysOf = ({ mine, theirs }: FormConflict['fields'][number]): string[] =>
  [mine, theirs].flat().filter((key): key is string => typeof key === 'string' && key !== '')

/** Names of the rows that fields in conflict refer to, by key: in the source of their options. Keys without a name are shown. */
export function useConflictLabels(
  conflict: FormConflict | undefined,
  fields: readonly Field[],
  optionsOf: DataFormProps['optionsOf'],
): Labels {
  const { http } = useEnvironment()
  const [labels, setLabels] = useState<Labels>({})
  useEffect(() => {
    for (const each of conflict?.fields ?? []) {
      const type = fields.find(({ name }) => name === each.name)?.type
      const source = optionsOf?.[each.name]
      const keys = keysOf(each)
      if (!keys.length || (type !== 'ref' && type !== 'refs') || typeof source !== 'object') continue
      readRows(http, source, { keys }).then(
        ({ options }) =>
          setLabels((known) => ({
            ...known,
            ...Object.fromEntries(options.map(({ value, label }) => [`${value}`, label.zh])),
          })),
        () => {
          // The keys are shown instead.
        },
      )
    }
  }, [conflict, fields, optionsOf, http])
  return labels
}
