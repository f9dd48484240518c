import type { Field } from '@ebkit/rules/fields'
import type { AsyncRule, FieldProblem, Problem } from '@ebkit/rules/validation'
import type { ReadableAtom } from 'nanostores'
import type { Endpoint } from '../endpoints/configuredCall'
import type { Values } from './values'

/** What a form does with its record. */
export type FormMode = 'add' | 'edit' | 'copy'

/** Where a form is saved, at the gateway or at a page's own path there. */
export interface SaveEndpoint extends Endpoint {
  /** The same `X-Eb-Idempotency-Key` twice has one effect there: an answer that was lost may be asked for again. */
  idempotent?: boolean
}

/** What a page’s own `saveTo` gets beside the values. */
export interface SaveContext {
  /** The same for every attempt to save the same thing. */
  key: string
  mode: FormMode
}

/** What a form is made of. @spec W-FORM-3 W-FORM-4 W-FORM-6 W-FORM-8 W-FORM-9 */
export interface FormSettings {
  /** Its fields, in order. Default: those that the definition of the resource has. */
  fields?: readonly Field[] | undefined
  /** Default `add`. In the others the record is loaded first. */
  mode?: FormMode | undefined
  /** Key of the record that is edited or copied. Default: none, a new record. */
  recordId?: string | undefined
  /** Name of the key. Default: the resource's (`printerId`), else `id`. */
  keyName?: string | undefined
  /** Resource of the gateway, such as `merchant-api/printer`, instead of `loadFrom` and `saveTo`. Default: none. */
  resource?: string | undefined
  /** Where the record is loaded from; or a function that gives it. Default: the resource. */
  loadFrom?: Endpoint | ((id: string, signal: AbortSignal) => PromiseLike<Values>) | undefined
  /** Where it is saved; or a function that saves it and may return the saved record. Default: the resource. */
  saveTo?: SaveEndpoint | ((values: Values, context: SaveContext) => unknown) | undefined
  /** Values that a new record begins with, over the fields' defaults. Default: none. */
  value?: Values | undefined
  /** Name of the draft in the browser's storage. Default: the resource's name; empty: no draft. */
  draft?: string | undefined
  /** Asynchronous rules by field. Default: none. */
  asyncRules?: Readonly<Record<string, AsyncRule>> | undefined
  /** Called before a loaded record is shown; may return another one. Default: the record is shown as it is. */
  afterLoad?: ((row: Values, mode: FormMode) => Values | undefined) | undefined
  /** Before the request: false refuses, values take the place of the form's. May be a promise of it. Default: the form's values are sent. */
  beforeSubmit?: ((values: Values, mode: FormMode) => unknown) | undefined
  /** Called after the request with the saved record. If it returns a promise, the form waits for it. Default: nothing is called. */
  afterSubmit?: ((saved: Values, mode: FormMode) => unknown) | undefined
}

/** Events of a form. */
export interface FormEvents {
  /** A person changed a value. */
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

/** One field that two people changed. */
export interface FormConflictField {
  name: string
  /** What both began with. */
  before: unknown
  mine: unknown
  theirs: unknown
}

/** Somebody else saved the record meanwhile. */
export interface FormConflict {
  /** The record as it is now. */
  current: Values
  /** Fields that both changed, each in another way. */
  fields: readonly FormConflictField[]
  /** How many fields only the other one changed: these come along. */
  others: number
}

/** What a form shows: its values, and what is wrong with them. */
export interface FormState {
  /** `failed`: the record could not be loaded, `error` says why. */
  phase: 'loading' | 'failed' | 'ready'
  values: Values
  /** What the values are measured against: as loaded, as saved, or the defaults. */
  base: Values
  isDirty: boolean
  /**
   * What saving does. `unknown`: an answer was lost, and is being asked for. `unsure`: it was asked for in vain; the
   * next save asks again before it sends anything else.
   */
  progress: 'idle' | 'checking' | 'sending' | 'unknown' | 'unsure'
  /** Problems that are shown. */
  problems: readonly FieldProblem[]
  /** Grows with every save that was refused for problems. 0 after one that was not. */
  refusals: number
  /** Why it could not be loaded or saved. */
  error?: unknown
  conflict?: FormConflict | undefined
  /** When the draft was stored, in milliseconds; `isRestored`: the values come from it. */
  draft?: { at: number; isRestored: boolean } | undefined
  /** It was saved since it was loaded. */
  isSaved: boolean
  /** The session has ended: sign in again, then save. */
  isSignedOut: boolean
}

/** A form without its looks. */
export interface Form {
  readonly $state: ReadableAtom<FormState>
  /** Begins: loads, listens; gives the way to stop, which leaves nothing behind. */
  start(): () => void
  /** Loads the record, or starts with the defaults; a draft is restored. */
  load(): Promise<void>
  /** Discards draft and changes, and loads the record or the defaults again. */
  reset(): Promise<void>
  /** A person changed a value. */
  write(path: string, value: unknown): void
  /** A person left a field. */
  leave(path: string): void
  /** Nothing is saved while something is entered at a path that is no value yet: why, in words; without them it is one. */
  hold(path: string, message?: string): void
  /** Before each save an input looks at its value once more, and holds what is wrong; without a check it no longer does. */
  checkBeforeSave(path: string, check?: () => PromiseLike<unknown>): void
  /** Validates everything and shows the problems. @returns the problems */
  validate(): Promise<readonly FieldProblem[]>
  /** Saves; undefined on failure. Concurrent calls share one save. */
  save(): Promise<Values | undefined>
  /** Takes theirs where chosen so, mine everywhere else, and saves. */
  resolve(choices: Readonly<Record<string, 'mine' | 'theirs'>>): Promise<Values | undefined>
  /** Leaves a conflict as it is for now: the next save meets it again. */
  postpone(): void
  /** Whether an answer that was lost can be asked for again without a second effect. */
  isRepeatable(): boolean
  /** What a problem says to people. */
  problemText(problem: Problem, language: 'zh' | 'en'): string
  /** Discards changes and draft. */
  discard(): void
  /** Whether a field is shown beside values. Default: the form’s own. */
  isShown(field: Field, values?: Values): boolean
  /** Whether a record lets a field be changed. Default: the form's values. */
  isEnabled(field: Field, values?: Values): boolean
}
