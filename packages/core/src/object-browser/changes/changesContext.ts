import type { BrowserContext } from '../browserContext'
import type { Store } from '../store/createStore'
import type { OpenKey } from './hiding'

/** The context of an object browser's changes. */
export interface ChangesContext {
  readonly context: BrowserContext
  /** The running operation. */
  current?: AbortController | undefined
  /** The files of the last hide that were public before, and their place. */
  hidden?: { readonly store: Store; readonly keys: readonly OpenKey[] }
}
