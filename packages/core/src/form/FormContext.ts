import type { FieldProblem } from '@ebkit/rules/validation'
import { atom, type WritableAtom } from 'nanostores'
import { resourceKey } from '../endpoints/resourceEndpoint'
import type { Http } from '../http/createHttp'
import { createOutbox } from '../outbox/outbox'
import { type Latest, latest } from '../promise/latest'
import type { Session } from '../session/Session'
import type { FormEvents, FormMode, FormSettings, FormState } from './Form'
import type { Attempt } from './requesting'
import { isSameValue, type Values } from './values'

/** Dependencies of a form. */
export interface FormDependencies {
  session: Session
  http: Http
  /** Default: the browser's. */
  page?: Pick<Window, 'addEventListener' | 'removeEventListener'> | undefined
  /** Milliseconds between validation and request. Default 100 (W-FORM-5). */
  wait?: number
  /** Milliseconds before each repetition of a request whose answer was lost. Default 1, 2, 4 and 8 seconds. */
  pauses?: readonly number[]
}

/** Settings and events of a form. */
export type FormOptions = FormSettings & FormEvents

/** A check's result for one value; it applies while the field has that value. */
export interface CheckResult {
  value: unknown
  problem: FieldProblem | undefined
}

/** An asynchronous rule that is running for a field. */
export interface RuleRun {
  reading: Latest
  value: unknown
  result: Promise<void> | undefined
}

export interface ValidationContext {
  /** Paths whose problems are shown. */
  readonly shown: Set<string>
  /** Problems that the server reported, by path. */
  readonly refused: Map<string, CheckResult>
  /** Results of asynchronous rules, by path. */
  readonly results: Map<string, CheckResult>
  readonly runs: Map<string, RuleRun>
  /** Messages of paths at which an input is incomplete, such as a file that is still uploading. */
  readonly held: Map<string, string>
  /** Checks of inputs that run before each save, by path. */
  readonly checks: Map<string, () => PromiseLike<unknown>>
}

/** Unsaved changes as they are stored in the browser. */
export interface Draft {
  /** Changed values, by field; a cleared one is null. */
  values: Values
  /** What the changed fields of a saved record had before. */
  before?: Values
  /** Milliseconds since 1970. */
  at: number
  /** An attempt that has not been answered. */
  sent?: Attempt
  /** The changed values when it was sent; absent if nothing was changed since. */
  sentValues?: Values
}

export interface DraftContext {
  readonly outbox: ReturnType<typeof createOutbox<Draft>>
  /** The name of the form's draft; undefined if the page wants none. */
  name?: string | undefined
  timer?: ReturnType<typeof setTimeout> | undefined
  /** Stored with the draft. */
  attempt?: Attempt | undefined
  /** What the fields of a restored draft had when they were changed. */
  before?: Values | undefined
}

/** An attempt without an answer. */
export interface PendingAttempt {
  readonly attempt: Attempt
  /** The form's values when it was sent. */
  readonly sentValues: Values
  /** Nobody has pressed Save since its page was left: its outcome is asked for, and nothing else is saved. */
  isOnlyAsked?: boolean
}

export interface SubmissionContext {
  pending?: PendingAttempt | undefined
  /** Incremented when all running operations become obsolete. */
  generation: number
  /** Ends the pause before the next repetition. */
  wake: () => void
  /** The save by which the user resolved the last conflict. */
  resolution?: Promise<Values | undefined> | undefined
  /** Saves; concurrent calls share one save. */
  run: () => Promise<Values | undefined>
}

/** What the functions of a form share. */
export interface FormContext {
  readonly dependencies: FormDependencies
  readonly $state: WritableAtom<FormState>
  /** Current settings and handlers. */
  readonly options: () => FormOptions
  readonly loading: Latest
  readonly validation: ValidationContext
  readonly drafts: DraftContext
  readonly submission: SubmissionContext
  /** The hotel for which the record was loaded. */
  hotelId: string | undefined
  /** What was saved last; from then on a new record is edited. */
  saved: Values | undefined
  isStopped: boolean
}

/** Initial state without a record; phase and sign-in are set elsewhere. */
export const initialState = {
  values: {},
  base: {},
  isDirty: false,
  isSaved: false,
  progress: 'idle',
  problems: [],
  refusals: 0,
  error: undefined,
  conflict: undefined,
  draft: undefined,
} as const

export function createFormContext(dependencies: FormDependencies, options: () => FormOptions): FormContext {
  const { session, http } = dependencies
  const outbox = createOutbox<Draft>({
    storage: session.storage,
    name: 'forms',
    owner: () => ({
      userId: session.$identity.get().identity?.userId,
      hotelId: context.hotelId ?? http.hotelId(),
    }),
    accepts: isDraft,
  })
  const context: FormContext = {
    dependencies,
    $state: atom<FormState>({ ...initialState, phase: 'loading', isSignedOut: false }),
    options,
    loading: latest(),
    validation: {
      shown: new Set(),
      refused: new Map(),
      results: new Map(),
      runs: new Map(),
      held: new Map(),
      checks: new Map(),
    },
    drafts: { outbox },
    submission: { generation: 0, wake() {}, run: async () => undefined },
    hotelId: undefined,
    saved: undefined,
    isStopped: true,
  }
  return context
}

export function patch({ $state }: FormContext, change: Partial<FormState>): void {
  const next = { ...$state.get(), ...change }
  if (change.values || change.base) next.isDirty = isChanged(next.values, next.base)
  $state.set(next)
}

/** Shows an error and reports it. */
export function fail(context: FormContext, error: unknown): undefined {
  patch(context, { error })
  context.options().onError?.(error)
  return undefined
}

/** The window whose events the form listens to. */
export const pageOf = ({
  dependencies,
}: FormContext): Partial<Pick<Window, 'addEventListener' | 'removeEventListener'>> =>
  dependencies.page ?? globalThis

/** The key field of the record. */
export const keyNameOf = ({ keyName, resource }: FormOptions): string =>
  keyName || (resource ? resourceKey(resource) : 'id')

/** The current mode: once saved, a new record is edited. */
export const modeOf = ({ options, saved }: FormContext): FormMode =>
  saved ? 'edit' : (options().mode ?? 'add')

const isChanged = (values: Values, base: Values): boolean => values !== base && !isSameValue(values, base)

function isDraft(value: unknown): value is Draft {
  const { values, at } = Object(value) as Draft
  return typeof values === 'object' && !!values && typeof at === 'number'
}
