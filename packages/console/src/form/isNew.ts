import type { FormPage } from '@ebkit/domain'
import { isNewKey } from '@ebkit/domain/is-new-key'

/** Whether a form adds a row although its address has a key parameter: there is no row of that key yet. */
export const isNew = (modes: FormPage['modes'], key: string | undefined): boolean =>
  modes.includes('add') && isNewKey(key)
