import type { Field } from '@ebkit/rules/fields'
import type { AsyncRule, FieldProblem, Problem } from '@ebkit/rules/validation'
import type { ReadableAtom } from 'nanostores'
import type { Endpoint } from '../endpoints/configuredCall'
import type { Values } from './values'

/** What a form does with its record. */
export type FormMode = 'add' | 'edit' | 'copy'

/** Where a form is saved, at the gateway or at a page's own path there. */
export interface SaveEndpoint extends Endpoint {
  /**
   * Requests with the same `X-Eb-Idempotency-Key` have one effect, so a request whose answer was lost may be
   * repeated.
   */
  idempotent?: boolean
}

/** What a page's own `saveTo` gets in addition to the values. */
export interface SaveContext {
  /** The same for every attempt to save the same values. */
  key: string
  mode: FormMode
}

/** What a form is made of. @spec W-FORM-3 W-FORM-4 W-FORM-6 W-FORM-8 W-FORM-9 */
export interface FormSettings {
  /** Its fields, in order. Default: the fields in the resource's definition. */
  fields?: readonly Field[] | undefined
  /** Default `add`. In the others the record is loaded first. */
  mode?: FormMode | undefined
  /** Key of the record that is edited or copied. Default: none, a new record. */
  recordId?: string | undefined
  /** Name of the key. Default: the resource's (`printerId`), else `id`. */
  keyName?: string | undefined
  /** Resource of the gateway, such as `merchant-api/printer`, instead of `loadFrom` and `saveTo`. Default: none. */
  resource?: string | undefined
  /** Where the record is loaded from, or a function that returns it. Default: the resource. */
  loadFrom?: Endpoint | ((id: string, signal: AbortSignal) => PromiseLike<Values>) | undefined
  /**
   * Where the record is saved, or a function that saves it and may return the saved record. Default: the resource.
   */
  saveTo?: SaveEndpoint | ((values: Values, context: SaveContext) => unknown) | undefined
  /** Initial values of a new record; they override the fields' defaults. Default: none. */
  value?: Values | undefined
  /** Name of the draft in the browser's storage. Default: the resource's name; empty: no draft. */
  draft?: string | undefined
  /** Asynchronous rules by field. Default: none. */
  asyncRules?: Readonly<Record<string, AsyncRule>> | undefined
  /** Called before a loaded record is shown; may return another one. Default: the record is shown as it is. */
  afterLoad?: ((row: Values, mode: FormMode) => Values | undefined) | undefined
  /**
   * Called before the request: `false` refuses, an object replaces the values. May return a promise. Default: the
   * form's values are sent.
   */
  beforeSubmit?: ((values: Values, mode: FormMode) => unknown) | undefined
  /** Called after the request with the saved record. If it returns a promise, the form waits for it. Default: nothing is called. */
  afterSubmit?: ((saved: Values, mode: FormMode) => unknown) | undefined
}

/** Events of a form. */
export interface FormEvents {
  /** The user changed a value. */
  onChange?(detail: { name: string; value: unknown; values: Values }): void
  /** The values are about to be sent; false refuses. */
  onBeforeSubmit?(detail: { values: Values; mode: FormMode }): boolean | undefined
  /** The record is saved. */
  onSaved?(detail: { values: Values; mode: FormMode }): void
  /** The user leaves the page with unsaved changes and would be asked; false: the page asks itself. */
  onBeforeLeave?(): boolean | undefined
  /** Something could not be loaded or saved. */
  onError?(error: unknown): void
}

/** A field that two users changed. */
export interface FormConflictField {
  name: string
  /** The value that both started from. */
  before: unknown
  mine: unknown
  theirs: unknown
}

/** Another user has saved the record meanwhile. */
export interface FormConflict {
  /** The current record. */
  current: Values
  /** Fields that both changed to different values. */
  fields: readonly FormConflictField[]
  /** Number of fields that only the other user changed; these are taken over. */
  others: number
}

/** What a form shows: its values, and their problems. */
export interface FormState {
  /** `failed`: the record could not be loaded, `error` says why. */
  phase: 'loading' | 'failed' | 'ready'
  values: Values
  /** The values that changes are compared with: as loaded, as saved, or the defaults. */
  base: Values
  isDirty: boolean
  /**
   * The phase of a save. `unknown`: an answer was lost, and its outcome is being requested. `unsure`: it could not be
   * determined; the next save requests it again before it sends anything else.
   */
  progress: 'idle' | 'checking' | 'sending' | 'unknown' | 'unsure'
  /** Problems that are shown. */
  problems: readonly FieldProblem[]
  /** Incremented by every save that was refused because of problems; reset to 0 by one that was not. */
  refusals: number
  /** Why it could not be loaded or saved. */
  error?: unknown
  conflict?: FormConflict | undefined
  /** When the draft was stored, in milliseconds; `isRestored`: the values come from it. */
  draft?: { at: number; isRestored: boolean } | undefined
  /** Saved since it was loaded. */
  isSaved: boolean
  /** The session has ended: sign in again, then save. */
  isSignedOut: boolean
}

/** A form without a view. */
export interface Form {
  readonly $state: ReadableAtom<FormState>
  /** Loads the record and starts listening; returns a function that stops everything. */
  start(): () => void
  /** Loads the record, or starts with the defaults; a draft is restored. */
  load(): Promise<void>
  /** Discards draft and changes, and loads the record or the defaults again. */
  reset(): Promise<void>
  /** Sets a value that the user changed. */
  write(path: string, value: unknown): void
  /** The user left a field. */
  leave(path: string): void
  /**
   * Blocks saving while an input at a path has no valid value yet; `message` is the reason. Without it, the block is
   * removed.
   */
  hold(path: string, message?: string): void
  /** Registers a check of an input that runs before each save and may block it; without a check it is removed. */
  checkBeforeSave(path: string, check?: () => PromiseLike<unknown>): void
  /** Validates everything and shows the problems. @returns the problems */
  validate(): Promise<readonly FieldProblem[]>
  /** Saves; undefined on failure. Concurrent calls share one save. */
  save(): Promise<Values | undefined>
  /** Like `save`; after a conflict it waits for the user, and its outcome is that of their decision. */
  saveDecided(): Promise<Values | undefined>
  /** Saves with their values where chosen, and with the user's everywhere else. */
  resolve(choices: Readonly<Record<string, 'mine' | 'theirs'>>): Promise<Values | undefined>
  /** Postpones a conflict: the next save will report it again. */
  postpone(): void
  /** Whether a request whose answer was lost can be repeated without a second effect. */
  isRepeatable(): boolean
  /** The text of a problem for users. */
  problemText(problem: Problem, language: 'zh' | 'en'): string
  /** Discards changes and draft. */
  discard(): void
  /** Whether a field is shown for these values. Default: the form's values. */
  isShown(field: Field, values?: Values): boolean
  /** Whether a field can be changed for this record. Default: the form's values. */
  isEnabled(field: Field, values?: Values): boolean
}
