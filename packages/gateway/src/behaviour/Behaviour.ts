import type { Resource } from '@ebkit/domain'
import type { RowPreview } from '@ebkit/protocol/calls/resources'
import type { Label } from '@ebkit/rules/fields'
import type { SQL } from 'drizzle-orm'
import type { ColumnType } from '../database/schema/resourceColumns'
import type { Transaction } from '../database/tenant'
import type { Channel, Request } from '../outside/Outside'
import type { Actor, ResourceTable } from './Actor'
import type { ActionName, AutomaticName, Changes, ComputedName, InputOf, RowOf, Values } from './RowOf'
import type { SheetLine } from './sheets'

/** The context of one business transaction, for effects, automatic changes and answers of external systems. */
export interface BehaviourContext {
  readonly rows: Transaction
  readonly place: Actor
  /** The platform's phone number for stores at a standstill. */
  readonly supportPhone: string | undefined
  tableOf(resource: Resource): ResourceTable
  behaviourOf(resource: Resource): Behaviour
  /** @throws Error if there is none */
  resourceNamed(name: string): Resource
  /** All stores of the brand, including those that the user cannot see. */
  storesOfBrand(): Promise<readonly string[]>
  /**
   * Writes a request to an external system into the outbox. It is delivered once this transaction has been committed.
   */
  ask(request: Request): Promise<void>
  /**
   * Queries an external system and waits for the answer; nothing changes there. @throws 503 if it is not configured
   */
  consult(channel: Channel, kind: string, content: Values): Promise<Values>
  /** The lines of a field's CSV or XLSX file. @throws 422 if it cannot be read */
  readSheet(address: string | null): Promise<readonly SheetLine[]>
  /** Stores a CSV file that only users of the store can read. @returns its address */
  keepSheet(name: string, lines: readonly (readonly string[])[]): Promise<string>
}

/** The context of an effect: the locked row, and the validated input of the action. */
export interface EffectContext<R extends Resource, Input = Values> extends BehaviourContext {
  readonly row: RowOf<R>
  readonly key: string
  readonly input: Input
}

/** Changes of the action's own row. They are written together with its new state, which they may replace. */
type Outcome<R extends Resource> = Promise<Changes<R> | undefined>

/** What an action does besides changing the state; it throws a refusal if it is not possible. */
export type Effect<R extends Resource, Input = Values> = (context: EffectContext<R, Input>) => Outcome<R>

/**
 * How a computed field gets its value. `assigned`: once, on creation. `snapshot`: copied when the row is written.
 * `stored`: updated in the transaction that changes what it depends on; `recount` is SQL over the row `t` that must
 * give the same, if rows store the counted values. `daily`: stored as well, and recomputed each night, because it
 * changes with the day or with rows of other systems. `live`: SQL over the row `t`, evaluated when it is read.
 */
export type Computed =
  | { readonly kind: 'assigned' | 'snapshot' }
  | { readonly kind: 'stored'; readonly recount?: string }
  | { readonly kind: 'daily'; readonly recount: string }
  | { readonly kind: 'live'; readonly type: ColumnType; readonly sql: string }

/** A change of state without an operator. */
export interface AutomaticBehaviour<R extends Resource> {
  /** For changes by time: SQL over the row `t` that is true when it is due. */
  readonly due?: SQL
  /** What else changes. */
  readonly run?: (context: EffectContext<R>) => Outcome<R>
}

/**
 * A background job on a row that takes longer than a request: the scheduler runs it in steps, each in its own
 * transaction.
 */
export interface Background<R extends Resource> {
  /** SQL over the row `t` that is true while there is something to do. */
  readonly due: SQL
  /** Runs one step. */
  readonly run: (context: EffectContext<R>) => Promise<void>
}

/** A job on a row that is due by time and does not change its state. */
export interface ScheduledJob<R extends Resource> {
  /** SQL over the row `t` that is true when it is due, and false once it is done. */
  readonly due: SQL
  readonly run: (context: EffectContext<R>) => Promise<void>
}

/** The handler of an external system's answer to a request about a row; `asked` is the content of the request. */
export type Answered<R extends Resource> = (
  context: EffectContext<R> & { readonly asked: Values },
) => Promise<void>

/** Rows of one kind that refer to a row: SQL over the row `t` that returns their names. */
export interface RowUsers {
  readonly label: Label
  readonly sql: string
}

/** The code of a resource for what its definition describes in prose. The names are those of the definition. */
export interface BehaviourOf<R extends Resource> {
  readonly effects?: { readonly [Name in ActionName<R>]?: Effect<R, InputOf<R, Name>> }
  readonly computed?: { readonly [Name in ComputedName<R>]?: Computed }
  /** Computed fields inside lists and groups, `specs.sold`, that its code maintains. */
  readonly computedInside?: readonly string[]
  readonly auto?: { readonly [Name in AutomaticName<R>]?: AutomaticBehaviour<R> }
  readonly background?: Background<R>
  /** By name. */
  readonly regular?: Readonly<Record<string, ScheduledJob<R>>>
  /** By kind of request; the answer is `input`. */
  readonly answers?: Readonly<Record<string, Answered<R>>>
  /** Whether the acting store, which is not the row's, may run this action on it. Default: no. */
  readonly sharedWith?: (context: EffectContext<R>, action: string) => Promise<boolean>
  /** Further changes of a saved row; `before` is undefined for a new one. */
  readonly saved?: (context: EffectContext<R, { readonly before: RowOf<R> | undefined }>) => Outcome<R>
  /** Updates what other rows contain about a row that code added or changed. */
  readonly followed?: (context: BehaviourContext, key: string) => Promise<void>
  /** What else happens when a user has opened a row. */
  readonly opened?: (context: BehaviourContext, key: string) => Promise<void>
  /** SQL over the row `t`, of a resource of the platform: the rows visible to the current store. Default: all. */
  readonly visible?: string
  /** Rows that refer to a row and prevent its deletion. */
  readonly users?: readonly RowUsers[]
  /** The effects that saving a form's row would have; nothing is written. */
  readonly preview?: (context: BehaviourContext & { readonly row: RowOf<R> }) => Promise<RowPreview>
}

/** A behaviour without the types of its definition. */
export interface Behaviour {
  readonly resource: Resource
  readonly effects?: Readonly<Record<string, Effect<Resource>>>
  readonly computed?: Readonly<Record<string, Computed>>
  /** Computed fields inside lists and groups, `specs.sold`, that its code maintains. */
  readonly computedInside?: readonly string[]
  readonly auto?: Readonly<Record<string, AutomaticBehaviour<Resource>>>
  readonly background?: Background<Resource>
  readonly regular?: Readonly<Record<string, ScheduledJob<Resource>>>
  readonly answers?: Readonly<Record<string, Answered<Resource>>>
  readonly sharedWith?: (context: EffectContext<Resource>, action: string) => Promise<boolean>
  readonly saved?: (
    context: EffectContext<Resource, { readonly before: Values | undefined }>,
  ) => Promise<Values | undefined>
  readonly followed?: (context: BehaviourContext, key: string) => Promise<void>
  readonly opened?: (context: BehaviourContext, key: string) => Promise<void>
  readonly visible?: string
  readonly users?: readonly RowUsers[]
  readonly preview?: (context: BehaviourContext & { readonly row: Values }) => Promise<RowPreview>
}

/**
 * Checks the names and values of a behaviour against the definition of its resource: `defineBehaviour(printer)({ … })`. Two
 * calls, because the values are checked only once the resource is known.
 */
export const defineBehaviour =
  <const R extends Resource>(resource: R) =>
  (behaviour: BehaviourOf<R>): Behaviour =>
    ({ resource, ...behaviour }) as unknown as Behaviour
