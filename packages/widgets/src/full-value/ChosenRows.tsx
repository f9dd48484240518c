import { type ResourceOptions, readRows } from '@ebkit/core/form'
import { labelText } from '@ebkit/rules/fields'
import { useEffect, useState } from 'react'
import { useEnvironment } from '../environment'

/** Chosen rows by their names; until these are there, or where a row is gone, by their keys. */
export function ChosenRows({ source, keys }: { source: ResourceOptions; keys: readonly string[] }) {
  const { http, locale } = useEnvironment()
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map())
  const asked = keys.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same keys are the same rows
  useEffect(() => {
    const stop = new AbortController()
    readRows(http, source, { keys, signal: stop.signal }).then(
      ({ options }) =>
        setNames(new Map(options.map(({ value, label }) => [String(value), labelText(label, locale)]))),
      () => {
        // The keys stay.
      },
    )
    return () => stop.abort()
  }, [http, source, asked, locale])
  return <>{keys.map((key) => names.get(key) ?? key).join('\n')}</>
}
