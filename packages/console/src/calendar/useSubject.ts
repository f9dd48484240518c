import { readRows } from '@ebkit/core/form'
import type { ReferenceDefinition } from '@ebkit/core/services/consolePages'
import { useEnvironment } from '@ebkit/widgets/environment'
import { useEffect, useState } from 'react'
import type { RowsChoice } from '../rows/rowsAddress'

/** The subject whose rows a calendar shows, as far as it is known. */
export interface Subject {
  /** With the first subject, until the user chooses another one. */
  readonly choice: RowsChoice
  /** False while the first one is not known. */
  readonly isKnown: boolean
}

/**
 * A calendar of one subject at a time begins with the first one by name. If it cannot be found, rows of all are shown.
 *
 * @param field undefined: rows of all subjects are shown
 */
export function useSubject(
  choice: RowsChoice,
  field: string | undefined,
  reference: ReferenceDefinition | undefined,
): Subject {
  const { http } = useEnvironment()
  const [first, setFirst] = useState<string>()
  const isMissing = field !== undefined && reference !== undefined && !choice.filters[field]
  useEffect(() => {
    if (!isMissing || first !== undefined) return
    const stop = new AbortController()
    const { resource, display, key: keyName } = reference
    readRows(http, { resource, display, keyName }, { signal: stop.signal }).then(
      ({ options }) => setFirst(String(options[0]?.value ?? '')),
      () => stop.signal.aborted || setFirst(''),
    )
    return () => stop.abort()
  }, [http, isMissing, first, reference])
  if (!isMissing || first === '') return { choice, isKnown: true }
  if (first === undefined) return { choice, isKnown: false }
  return { choice: { ...choice, filters: { ...choice.filters, [field]: [first] } }, isKnown: true }
}
