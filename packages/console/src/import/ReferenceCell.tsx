import type { ReferenceDefinition } from '@ebkit/core/services/consolePages'
import { createRowService } from '@ebkit/core/services/rows'
import { useDescribeError, useEnvironment } from '@ebkit/widgets/environment'
import { Select } from '@ebkit/widgets/select'
import { useRef, useState } from 'react'

/** Maximum number of rows that a search offers. */
const most = 50

export interface ReferenceCellProps {
  reference: ReferenceDefinition
  label: string
  message: string
  /** Several rows have the name that is in the file. */
  isAmbiguous: boolean
  /** A row was chosen: `text` is its name, or its key if the name would not find it. */
  onMend(text: string): void
}

/** A wrong cell of a field that refers to a row: a choice of the existing rows. */
export function ReferenceCell(props: ReferenceCellProps) {
  const { reference, label, message, isAmbiguous, onMend } = props
  const { http } = useEnvironment()
  const [options, setOptions] = useState<readonly { value: string; label: string }[]>([])
  const [problem, setProblem] = useState<string>()
  const describe = useDescribeError()
  const asked = useRef(0)
  const find = async (search: string) => {
    const own = ++asked.current
    const { resource, key, display } = reference
    try {
      const { rows } = await createRowService(http).list(resource, { search, most })
      if (own !== asked.current) return
      setProblem(undefined)
      setOptions(rows.map((row) => ({ value: String(row[key]), label: String(row[display] ?? row[key]) })))
    } catch (error) {
      // Opening the list or another search requests again.
      if (own === asked.current) setProblem(describe(error))
    }
  }
  return (
    <Select
      options={options}
      label={label}
      errorMessage={problem ?? message}
      filter
      onShow={() => void find('')}
      onFind={(search) => void find(search)}
      onChange={({ value: [key = ''] }) => {
        const name = options.find(({ value }) => value === key)?.label ?? ''
        // a name with asterisks is masked
        onMend(isAmbiguous || /^$|\*/.test(name) ? key : name)
      }}
    />
  )
}
