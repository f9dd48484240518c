import type { BrowserContext } from '../browserContext'
import type { Store } from '../store/createStore'
import type { OpenKey } from './hiding'

/** What an object browser's changes work on. */
export interface ChangesContext {
  readonly context: BrowserContext
  /** The work that runs. */
  current?: AbortController | undefined
  /** What was hidden last and could be opened before, and where it is. */
  hidden?: { readonly store: Store; readonly keys: readonly OpenKey[] }
}
