import type { Resource } from '@ebkit/domain'
import type { Transaction } from '../database/tenant'
import type { Request } from '../outside/Outside'
import type { Behaviour } from './Behaviour'

/** Who works, and where. */
export interface WorkPlace {
  readonly brandId: string
  readonly hotelId: string
  /** A user; `guest` or `system` for work that no user does. */
  readonly userId: string
}

/** The table of a resource. */
export interface WorkTable {
  readonly table: string
  /** What selects all values of the row `t`. */
  readonly everything: string
}

/** One transaction of the business: what effects, automatic changes and answers of the outside are given. */
export interface Work {
  readonly rows: Transaction
  readonly place: WorkPlace
  tableOf(resource: Resource): WorkTable
  behaviourOf(resource: Resource): Behaviour
  /** @throws Error if there is none */
  resourceNamed(name: string): Resource
  /** All stores of the brand, also those that the user does not see. */
  storesOfBrand(): Promise<readonly string[]>
  /** Writes a request to the outside into the outbox. It is delivered once this transaction is committed. */
  ask(request: Request): Promise<void>
}
