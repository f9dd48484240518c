import type { ReferenceDefinition } from '@ebkit/core/services/consolePages'
import { createRowService } from '@ebkit/core/services/rows'
import { useEnvironment } from '@ebkit/widgets/environment'
import { Select } from '@ebkit/widgets/select'
import { useRef, useState } from 'react'

/** Rows that a search offers. */
const most = 50

export interface ReferenceCellProps {
  reference: ReferenceDefinition
  label: string
  message: string
  /** A row was chosen: its key. */
  onMend(key: string): void
}

/** A wrong cell of a field that refers to a row: one of the rows that there are. */
export function ReferenceCell({ reference, label, message, onMend }: ReferenceCellProps) {
  const { http } = useEnvironment()
  const [options, setOptions] = useState<readonly { value: string; label: string }[]>([])
  const asked = useRef(0)
  const find = async (search: string) => {
    const own = ++asked.current
    const { resource, key, display } = reference
    const { rows } = await createRowService(http)
      .list(resource, { search, most })
      .catch(() => ({ rows: [] }))
    if (own === asked.current)
      setOptions(rows.map((row) => ({ value: String(row[key]), label: String(row[display] ?? row[key]) })))
  }
  return (
    <Select
      options={options}
      label={label}
      errorMessage={message}
      filter
      onShow={() => void find('')}
      onFind={(search) => void find(search)}
      onChange={({ value: [value = ''] }) => onMend(value)}
    />
  )
}
