import type { Field } from '@ebkit/rules/fields'
import type { OptionSource } from '@ebkit/widgets/data-form'
import { useEnvironment } from '@ebkit/widgets/environment'
import { useMemo, useRef } from 'react'
import type { ChoicesAsked, FieldChoices } from './Addition'

type Values = Readonly<Record<string, unknown>>

const none: Readonly<Record<string, FieldChoices>> = {}

/**
 * The sources of choices that depend on the form's values, by field.
 *
 * @param choices of the form; undefined: none
 */
export function useChoices(
  choices: Readonly<Record<string, FieldChoices>> = none,
  values: Values,
): Readonly<Record<string, OptionSource>> {
  const { http, locale } = useEnvironment()
  const newest = useRef(values)
  newest.current = values
  const kept = useRef(new Map<string, { of: string; source: OptionSource }>())
  const sources = Object.entries(choices).map(([name, choice]) => {
    const of = JSON.stringify([locale, ...choice.dependsOn.map((each) => values[each] ?? null)])
    const before = kept.current.get(name)
    const source = before?.of === of ? before.source : sourceOf(choice, { http, locale }, newest)
    kept.current.set(name, { of, source })
    return [name, source] as const
  })
  // keeps its identity while the sources are the same
  // biome-ignore lint/correctness/useExhaustiveDependencies: the object consists of the sources
  return useMemo(() => Object.fromEntries(sources), [http, ...sources.map(([, source]) => source)])
}

const sourceOf =
  (
    { find }: FieldChoices,
    place: Pick<ChoicesAsked, 'http' | 'locale'>,
    newest: { readonly current: Values },
  ): OptionSource =>
  (search, { signal }) =>
    find({ ...place, search, values: newest.current, signal })

/** A text field with a source of choices is shown as a choice. */
export const chosenField = (field: Field, sources: Readonly<Record<string, OptionSource>>): Field =>
  sources[field.name] && field.type === 'string' ? { ...field, type: 'enum' } : field
