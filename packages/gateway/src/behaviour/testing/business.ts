import assert from 'node:assert/strict'
import { addressOf, findResource, type ServedResource } from '@ebkit/domain'
import type { TestGateway } from '@ebkit/testing'
import { columnName } from '../../database/columnName'
import type { BehaviourContext } from '../Behaviour'
import { inSystem } from '../inSystem'
import { addRow } from '../rows'
import { exampleValues } from './exampleValues'
import { type Row, type ShopAnswer, shop, type TicketShop, ticketShop } from './ticketShop'

/** Rows of any resource in the tests' store, and an operator's actions on them. */
export interface Business extends TicketShop {
  /** Adds a row and returns its key. Required fields that are not given have example values. */
  add(resource: string, values?: Row, hotelId?: string): Promise<string>
  /** Saves a row as a form does; it must succeed. */
  saves(resource: string, values: Row): Promise<Row>
  /** The row as its own page shows it. */
  detail(resource: string, key: string): Promise<Row>
  /** Runs an action that must succeed; returns the row. */
  does(resource: string, key: string, action: string, input?: Row): Promise<Row>
  /** The code of a refused action. */
  refusal(resource: string, key: string, action: string, input?: Row): Promise<unknown>
  /** Changes fields of a row directly in the database. @param values SQL by column */
  set(resource: string, key: string, values: Readonly<Record<string, string>>): Promise<void>
  /** The outbox entries of a row, sent or not, the newest last. */
  messages(resource: string, key: string): Promise<Row[]>
  /** Runs a function without a user. */
  inSystem<Result>(work: (context: BehaviourContext) => Promise<Result>): Promise<Result>
}

const resourceOf = (name: string) => findResource(name) as ServedResource

/** @param account of the operator. Default `admin` */
export async function startBusiness(gateway: TestGateway, account = 'admin'): Promise<Business> {
  const base = ticketShop(gateway, await gateway.signIn(account))
  const run: Business['inSystem'] = (work) =>
    inSystem(gateway.app.gateway, { brandId: shop.brandId, hotelId: shop.hotelId }, work)
  const act = (name: string, key: string, action: string, input?: Row): Promise<ShopAnswer> =>
    base.act(addressOf(resourceOf(name)), action, key, input)
  return {
    ...base,
    inSystem: run,
    add: (name, values = {}, hotelId = shop.hotelId) => {
      const resource = resourceOf(name)
      return run((context) =>
        addRow(context, resource, { ...exampleValues(resource), ...values } as never, { hotelId }),
      )
    },
    async saves(name, values) {
      const { status, message, data } = await base.post(`${addressOf(resourceOf(name))}/save`, values)
      assert.equal(status, 200, `${name}: ${message} ${JSON.stringify(data)}`)
      return data
    },
    async detail(name, key) {
      const resource = resourceOf(name)
      const { status, message, data } = await base.get(`${addressOf(resource)}/detail?${resource.key}=${key}`)
      assert.equal(status, 200, message)
      return data
    },
    async does(name, key, action, input) {
      const { status, message, data } = await act(name, key, action, input)
      assert.equal(status, 200, `${name}.${action}: ${message} ${JSON.stringify(data)}`)
      return (data.done as Row[])[0] as Row
    },
    async refusal(name, key, action, input) {
      const { status, code, data } = await act(name, key, action, input)
      assert.notEqual(status, 200, `${name}.${action}`)
      assert.equal(typeof code, 'string', `${name}.${action}: ${JSON.stringify(data)}`)
      return code
    },
    async set(name, key, values) {
      const resource = resourceOf(name)
      const sets = Object.entries(values).map(([column, value]) => `${column} = ${value}`)
      await gateway.sql(
        `update ${columnName(name)} set ${sets.join(', ')} where ${columnName(resource.key)} = $1`,
        [key],
      )
    },
    messages: (name, key) =>
      base.rows('outbox_message', `resource = '${name}' and row_key = '${key}' order by created_at, ctid`),
  }
}
