import { readRows } from '@ebkit/core/form'
import type { ReferenceDefinition } from '@ebkit/core/services/consolePages'
import { useEnvironment, useStrings } from '@ebkit/widgets/environment'
import { Select } from '@ebkit/widgets/select'
import { useEffect, useState } from 'react'
import { rowsStrings } from './strings'

interface Choice {
  readonly value: string
  readonly label: string
}

export interface ReferenceSelectProps {
  /** How to find the rows that can be chosen. */
  reference: ReferenceDefinition
  /** Key of the chosen row; empty: none. */
  value: string
  label: string
  onChange(value: string): void
}

/** Chooses a row of another resource, found by a part of its name. */
export function ReferenceSelect({ reference, value, label, onChange }: ReferenceSelectProps) {
  const text = useStrings(rowsStrings)
  const [search, setSearch] = useState('')
  const { options, isMore, isFailed } = useChoices(reference, search, value)
  const note = isFailed ? text('choicesFailed') : isMore ? text('moreChoices') : undefined
  return (
    <Select
      options={options}
      selection={value ? [value] : []}
      placeholder={label}
      label={label}
      clearable
      filter
      note={note}
      onFind={setSearch}
      onChange={(detail) => onChange(detail.value[0] ?? '')}
    />
  )
}

/** The rows whose names contain the search, and the chosen one in any case. */
function useChoices({ resource, display, key }: ReferenceDefinition, search: string, value: string) {
  const { http } = useEnvironment()
  const [found, setFound] = useState({ options: [] as Choice[], isMore: false, isFailed: false })
  useEffect(() => {
    const stop = new AbortController()
    const source = { resource, display, keyName: key }
    const { signal } = stop
    const chosen = value ? readRows(http, source, { keys: [value], signal }) : undefined
    Promise.all([readRows(http, source, { search, signal }), chosen]).then(
      ([first, own]) => {
        const all = new Map(
          [...(own?.options ?? []), ...first.options].map((one) => [String(one.value), one]),
        )
        const options = [...all].map(([id, { label }]) => ({ value: id, label: label.zh }))
        setFound({ options, isMore: first.isMore, isFailed: false })
      },
      () => signal.aborted || setFound((before) => ({ ...before, isFailed: true })),
    )
    return () => stop.abort()
  }, [http, resource, display, key, search, value])
  return found
}
