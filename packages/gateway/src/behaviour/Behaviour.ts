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

/** One transaction of the business: what effects, automatic changes and answers of the outside are given. */
export interface BehaviourContext {
  readonly rows: Transaction
  readonly place: Actor
  /** The platform's phone number for stores at a standstill. */
  readonly supportPhone: string | undefined
  tableOf(resource: Resource): ResourceTable
  behaviourOf(resource: Resource): Behaviour
  /** @throws Error if there is none */
  resourceNamed(name: string): Resource
  /** All stores of the brand, also those that the user does not see. */
  storesOfBrand(): Promise<readonly string[]>
  /** Writes a request to the outside into the outbox. It is delivered once this transaction is committed. */
  ask(request: Request): Promise<void>
  /** Asks the outside about something and waits for the answer; nothing changes there. @throws 503 where it is not configured */
  consult(channel: Channel, kind: string, content: Values): Promise<Values>
  /** The lines of a CSV or XLSX file of a field. @throws 422 where it cannot be read */
  readSheet(address: string | null): Promise<readonly SheetLine[]>
  /** Keeps a CSV file that only users of the store read. @returns its address */
  keepSheet(name: string, lines: readonly (readonly string[])[]): Promise<string>
}

/** What an effect is given: the locked row, and the checked input of the action. */
export interface EffectContext<R extends Resource, Input = Values> extends BehaviourContext {
  readonly row: RowOf<R>
  readonly key: string
  readonly input: Input
}

/** Changes of the action's own row. They are written together with its new state, which they may replace. */
type Outcome<R extends Resource> = Promise<Changes<R> | undefined>

/** What an action does besides changing the state; it throws a refusal where it is not possible. */
export type Effect<R extends Resource, Input = Values> = (context: EffectContext<R, Input>) => Outcome<R>

/**
 * How a computed field gets its value. `assigned`: once, on creation. `snapshot`: copied when the row is written. `stored`:
 * kept in the transaction that changes what it depends on; `recount` is SQL over the row `t` that must give the same, where
 * rows keep what was counted. `daily`: stored as well, and counted again each night, because it changes with the day or with
 * rows that other systems write. `live`: SQL over the row `t`, evaluated when it is read.
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

/** Work on a row that takes longer than a request: the scheduler does it piece by piece, each in a transaction of its own. */
export interface Background<R extends Resource> {
  /** SQL over the row `t`: there is something to do. */
  readonly due: SQL
  /** Does a piece of it. */
  readonly run: (context: EffectContext<R>) => Promise<void>
}

/** Work on a row that is due by time and leaves its state. */
export interface ScheduledJob<R extends Resource> {
  /** SQL over the row `t` that is true when it is due, and not any more once it is done. */
  readonly due: SQL
  readonly run: (context: EffectContext<R>) => Promise<void>
}

/** What handles an answer of the outside to a request about a row; `asked` is the content of the request. */
export type Answered<R extends Resource> = (
  context: EffectContext<R> & { readonly asked: Values },
) => Promise<void>

/** Rows of one kind that use a row: SQL over the row `t` that gives their names. */
export interface RowUsers {
  readonly label: Label
  readonly sql: string
}

/** Code of a resource for what its definition says in prose. The names are those of the definition. */
export interface BehaviourOf<R extends Resource> {
  readonly effects?: { readonly [Name in ActionName<R>]?: Effect<R, InputOf<R, Name>> }
  readonly computed?: { readonly [Name in ComputedName<R>]?: Computed }
  /** Computed fields inside lists and groups, `specs.sold`, that its code keeps. */
  readonly computedInside?: readonly string[]
  readonly auto?: { readonly [Name in AutomaticName<R>]?: AutomaticBehaviour<R> }
  readonly background?: Background<R>
  /** By name of our own. */
  readonly regular?: Readonly<Record<string, ScheduledJob<R>>>
  /** By kind of request; the answer is `input`. */
  readonly answers?: Readonly<Record<string, Answered<R>>>
  /** Whether the store of the work, which is not the row's, may run this action on it. Default: no. */
  readonly sharedWith?: (context: EffectContext<R>, action: string) => Promise<boolean>
  /** Further changes of a row that was saved; `before` is undefined for a new one. */
  readonly saved?: (context: EffectContext<R, { readonly before: RowOf<R> | undefined }>) => Outcome<R>
  /** Keeps what other rows say about a row that code added or changed. */
  readonly followed?: (work: BehaviourContext, key: string) => Promise<void>
  /** What else follows when a user has opened a row. */
  readonly opened?: (work: BehaviourContext, key: string) => Promise<void>
  /** SQL over the row `t`, of a resource of the platform: the rows that the current store sees. Default: all. */
  readonly visible?: string
  /** Who uses a row, so that it cannot be deleted. */
  readonly users?: readonly RowUsers[]
  /** What a row that a form describes would touch; nothing is written. */
  readonly preview?: (context: BehaviourContext & { readonly row: RowOf<R> }) => Promise<RowPreview>
}

/** A behaviour whose definition is not known to the types. */
export interface Behaviour {
  readonly resource: Resource
  readonly effects?: Readonly<Record<string, Effect<Resource>>>
  readonly computed?: Readonly<Record<string, Computed>>
  /** Computed fields inside lists and groups, `specs.sold`, that its code keeps. */
  readonly computedInside?: readonly string[]
  readonly auto?: Readonly<Record<string, AutomaticBehaviour<Resource>>>
  readonly background?: Background<Resource>
  readonly regular?: Readonly<Record<string, ScheduledJob<Resource>>>
  readonly answers?: Readonly<Record<string, Answered<Resource>>>
  readonly sharedWith?: (context: EffectContext<Resource>, action: string) => Promise<boolean>
  readonly saved?: (
    context: EffectContext<Resource, { readonly before: Values | undefined }>,
  ) => Promise<Values | undefined>
  readonly followed?: (work: BehaviourContext, key: string) => Promise<void>
  readonly opened?: (work: BehaviourContext, key: string) => Promise<void>
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
