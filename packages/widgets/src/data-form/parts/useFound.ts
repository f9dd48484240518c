import { type Http, latest, readRows, superseded, type Values } from '@ebkit/core'
import type { Option } from '@ebkit/rules'
import { useEffect, useState } from 'react'
import { useDescribeError, useEnvironment } from '../../environment'
import type { ControlProps } from '../Control'
import type { OptionSource } from '../options'

/** The choices of a field from where the page says, and why there are none. */
export function useFound({ field, values, value, source }: ControlProps) {
  const { http } = useEnvironment()
  const describe = useDescribeError()
  const [options, setOptions] = useState<readonly Option[]>(field.options ?? [])
  const [error, setError] = useState<unknown>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each source
  useEffect(() => {
    const reading = latest()
    const find = async () => {
      const found = await reading.run((signal) => ask(source, http, values, signal))
      if (found !== superseded) setOptions(found)
    }
    if (source) find().catch(setError)
    return reading.cancel
  }, [source, http])
  const { labels } = values as { labels?: Record<string, unknown> }
  const named = labels?.[field.name]
  const isKnown = options.some((option) => option.value === value)
  const own = named && !isKnown && typeof value === 'string' ? [{ value, label: { zh: `${named}` } }] : []
  return { options: [...own, ...options], problem: error ? describe(error) : undefined }
}

async function ask(
  source: OptionSource | undefined,
  http: Http,
  values: Values,
  signal: AbortSignal,
): Promise<readonly Option[]> {
  if (typeof source === 'function') return source('', { values, signal })
  return source ? readRows(http, source, signal) : []
}
