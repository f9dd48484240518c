import type { ServedResource } from '@ebkit/domain'
import { isFieldShown } from '@ebkit/rules/fields'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import { bindingOf } from '../bindings'
import { fillForMatrix, type RowToSave } from './matrixRows'
import { type Answered, type ResourceClient, resourceClient } from './resourceClient'

/** Who asks: an administrator of the brand, one of another brand, and a user without rights. */
export type Asking = 'admin' | 'neighbour' | 'none'

/** `npm test` takes a twentieth of the resources, the soak all of them. */
export const isTaken = (index: number): boolean => Boolean(process.env.EB_SOAK) || index % 20 === 7

/** A gateway with a few rows of every resource. */
export interface MatrixGateway {
  readonly gateway: TestGateway
  /** The row of each resource that was left out. */
  readonly toSave: ReadonlyMap<string, RowToSave>
  cookieOf(asking: Asking): string
  clientOf(asking: Asking, resource: ServedResource): ResourceClient
}

/** The part of a row that a request writes. */
export function bodyOf({ resource, row, hotelId }: RowToSave): Record<string, unknown> {
  const own = bindingOf(resource).writable.filter(
    (field) => isFieldShown(field, row) && row[field.name] !== undefined,
  )
  const values = own.map(({ name }) => [name, row[name]])
  return { ...Object.fromEntries(values), ...(resource.scope === 'hotel' && { hotelId }) }
}

/** The store of a row, where rows belong to stores. */
export const placeOf = ({ resource, hotelId }: RowToSave): Record<string, string> =>
  resource.scope === 'hotel' ? { hotelId } : {}

/** An answer, for the message of a failure. */
export const said = ({ status, data, message }: Answered): string =>
  `${status} ${message} ${JSON.stringify(data)}`

export async function startMatrixGateway(): Promise<MatrixGateway> {
  const gateway = await startTestGateway()
  const toSave = await fillForMatrix(gateway.database)
  await gateway.sql(`
    insert into role (role_id, brand_id, role_name, permissions) values ('1001-none', '1001', 'none', '{}');
    insert into employee (employee_id, brand_id, hotel_id, employee_no, employee_name, phone, role_ids)
      values ('100101-none', '1001', '100101', 'NONE', 'None', '1', '{1001-none}');
    insert into user_account (user_id, brand_id, employee_id, account, password_hash)
      select '1', '1001', '100101-none', 'none', password_hash from user_account where account = 'clerk'`)
  const cookies = new Map<Asking, string>()
  for (const asking of ['admin', 'neighbour', 'none'] as const)
    cookies.set(asking, await gateway.signIn(asking))
  const cookieOf = (asking: Asking) => cookies.get(asking) ?? ''
  return {
    ...{ gateway, toSave, cookieOf },
    clientOf: (asking, resource) =>
      resourceClient(gateway, cookieOf(asking), bindingOf(resource).address, resource.key),
  }
}
