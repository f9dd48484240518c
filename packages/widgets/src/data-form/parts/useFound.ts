import { type RowOptions, readRows } from '@ebkit/core/form'
import { latest, superseded } from '@ebkit/core/promise'
import { labelText, type Option } from '@ebkit/rules/fields'
import { useEffect, useRef, useState } from 'react'
import { useDescribeError, useEnvironment } from '../../environment'
import type { ControlProps } from '../Control'
import { askOptions } from './askOptions'

/** Milliseconds after the last key until it searches. */
const quiet = 200

/** The state of a search. */
interface Found extends RowOptions {
  search: string
  state: 'coming' | 'there' | 'failed'
  error?: unknown
}

const nothing: Found = { options: [], isMore: false, search: '', state: 'coming' }

/** The options of a field from its source: the first ones, and the results of searches. */
export function useFound(props: ControlProps, chosen: readonly unknown[]) {
  const { values, source, text, locale } = props
  const { http } = useEnvironment()
  const describe = useDescribeError()
  const [first, setFirst] = useState(nothing)
  const [found, setFound] = useState(nothing)
  const asking = useRef({ reading: latest(), timer: 0 }).current
  const names = useNames(props, chosen, found.options)

  /** Only the newest answer counts; the previous options stay until then. */
  async function ask(search: string) {
    if (!source) return
    setFound((before) => ({ ...before, search, state: 'coming' }))
    const take = search ? setFound : (next: Found) => [setFirst(next), setFound(next)]
    try {
      const rows = await asking.reading.run((signal) => askOptions(source, search, { http, values, signal }))
      if (rows !== superseded) take({ ...rows, search, state: 'there' })
    } catch (error) {
      take({ ...nothing, search, state: 'failed', error })
    }
  }
  /** If all options are loaded already, there is no request. */
  function find(search: string) {
    clearTimeout(asking.timer)
    asking.reading.cancel()
    const isAllThere = typeof source !== 'function' && !first.isMore
    if (first.state === 'there' && (isAllThere || !search.trim()))
      return setFound({ ...first, search: search.trim() })
    asking.timer = window.setTimeout(() => void ask(search.trim()), quiet)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each source
  useEffect(() => {
    void ask('')
    return () => {
      clearTimeout(asking.timer)
      asking.reading.cancel()
    }
  }, [source, http])

  const options = fitting(found, first, locale)
  return {
    options,
    names,
    find,
    /** Retries what could not be loaded. */
    retry: () => void (found.state === 'failed' && ask(found.search)),
    note: noteOf(found, options.length, text, describe),
    problem: first.state === 'failed' ? describe(first.error) : undefined,
  }
}

/** The found options. If the source ignores the search, they are filtered by their text. */
function fitting({ options, search }: Found, first: Found, locale: string): readonly Option[] {
  const values = (list: readonly Option[]) => JSON.stringify(list.map(({ value }) => value))
  if (!search || values(options) !== values(first.options)) return options
  return options.filter(({ label }) => labelText(label, locale).toLowerCase().includes(search.toLowerCase()))
}

function noteOf(
  { state, isMore, error, search }: Found,
  count: number,
  text: ControlProps['text'],
  describe: (error: unknown) => string,
): string | undefined {
  if (state === 'coming') return text('searching')
  if (state === 'failed') return describe(error)
  if (isMore) return text('narrow', { count })
  return search && !count ? text('noneFound') : undefined
}

/** Labels of the chosen values: from the record, from the found options, or requested from the gateway. */
function useNames(
  { field, path, value, values, source, row }: ControlProps,
  chosen: readonly unknown[],
  found: readonly Option[],
) {
  const { http } = useEnvironment()
  const names = useRef(new Map<string, Option>()).current
  const [, redraw] = useState<readonly Option[]>()
  for (const option of found) names.set(`${option.value}`, option)
  const { referenceLabels: labels } = values as { referenceLabels?: Record<string, unknown> }
  const given = [labels?.[field.name] ?? []].flat()
  // The record's labels belong to the loaded value only; those of records inside of it are found by key.
  const isInside = path !== field.name
  const isLoaded = (isInside || row.state.base[field.name] === value) && given.length === chosen.length
  if (isLoaded)
    for (const [index, one] of chosen.entries())
      if (!names.has(`${one}`) && !(isInside && given[index] === one))
        names.set(`${one}`, { value: one as string, label: { zh: `${given[index]}` } })
  const unnamed = chosen.map(String).filter((value) => !names.has(value))
  const asked = useRef(new Set<string>()).current
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each value
  useEffect(() => {
    const keys = unnamed.filter((value) => !asked.has(value))
    if (!keys.length || !source || typeof source === 'function') return
    for (const key of keys) asked.add(key)
    readRows(http, source, { keys }).then(
      ({ options }) => {
        for (const option of options) names.set(`${option.value}`, option)
        redraw(options)
      },
      () => {
        // The key is shown instead.
      },
    )
  }, [unnamed.join()])
  return names
}
