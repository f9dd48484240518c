import type { PageResource } from '@ebkit/core/services/consolePages'
import { fixedCondition } from '../list/fixedCondition'
import type { PageProps } from '../pages/PageProps'
import { useRows } from '../rows/useRows'

/** The row that a form's fixed condition picks. */
export interface FixedRow {
  /** Undefined: it is not loaded, or there is none. */
  readonly id?: string | undefined
  readonly isReading: boolean
  readonly error?: unknown
  reload(): void
}

type FormDefinition = Pick<PageProps<'form'>['page'], 'modes' | 'param' | 'where'>

/**
 * Finds the one row that a form edits if no parameter names it: the first that its fixed condition picks. Undefined for
 * all other forms.
 */
export function useFixedRow(
  { modes, param, where }: FormDefinition,
  { resource, key }: PageResource,
  given: Readonly<Record<string, string>>,
): FixedRow | undefined {
  const isFixed = where !== undefined && param === undefined && !modes.includes('add')
  const { rows, isReading, error, reload } = useRows({
    resource,
    filter: fixedCondition(where, given),
    most: 1,
    isPaused: !isFixed,
  })
  if (!isFixed) return undefined
  const id = rows?.[0]?.[key]
  return { id: id == null ? undefined : String(id), isReading: isReading && !rows, error, reload }
}
