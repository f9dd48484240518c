import type { PageResource } from '@ebkit/core/services/consolePages'
import type { Row } from '@ebkit/core/services/rows'
import type { Field } from '@ebkit/rules/fields'
import { useMemo } from 'react'
import { fieldUnder, isWhollyLocked, locksOf } from '../row/locksOf'

/**
 * The fields of settings with the locks of their stored row, and the reasons for these.
 *
 * @param stored undefined: not read yet
 */
export function useSettingsLocks(resource: PageResource, fields: readonly Field[], stored: Row | undefined) {
  return useMemo(() => {
    const mayEdit = resource.rights.includes('edit')
    // users who may not edit are told only that
    const locks = stored && mayEdit && resource.editableWhile ? locksOf(resource, stored) : undefined
    return {
      fields: locks && stored ? fields.map((field) => fieldUnder(field, locks, stored)) : fields,
      reasons: locks?.reasons ?? [],
      isClosed: !!locks && isWhollyLocked(locks, fields),
    }
  }, [resource, fields, stored])
}
