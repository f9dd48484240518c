import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { actionsOf, applications, kebabCase, type Resource } from '@ebkit/domain'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import { type Row, type TicketShop, ticketShop } from '../../behaviour/testing/ticketShop'
import { columnName } from '../../database/columnName'
import { fillForMatrix } from '../testing/matrixRows'

const resources: readonly Resource[] =
  applications.find(({ name }) => name === 'tickets')?.resources.filter(({ states }) => states) ?? []

/** The states of a resource that do not allow an action: one of them in `npm test`, all in a soak run. */
function foreignStates({ states }: Resource, from: readonly string[]): readonly string[] {
  const others = (states?.values ?? []).map(({ value }) => value).filter((value) => !from.includes(value))
  return process.env.EB_SOAK ? others : others.slice(-1)
}

describe('states of the ticket business', () => {
  let gateway: TestGateway
  let shop: TicketShop
  before(async () => {
    gateway = await startTestGateway()
    await fillForMatrix(gateway.database)
    shop = ticketShop(gateway, await gateway.signIn('admin'))
  })
  after(() => gateway.stop())

  /** Sets a row of the demo to this state. */
  async function rowIn({ name, key = '', states }: Resource, state: string): Promise<Row | undefined> {
    const [table, column] = [columnName(name), columnName(key)]
    const [row] = await gateway.sql<Row>(
      `update ${table} set ${columnName(states?.field ?? '')} = $1 where ${column} =
        (select ${column} from ${table} where brand_id = '1001' order by ${column} limit 1) returning *`,
      [state],
    )
    return row
  }

  test('no action runs from a state that does not allow it; the row stays as it is', async () => {
    let asked = 0
    for (const resource of resources)
      for (const { name, from = [] } of actionsOf(resource))
        for (const state of foreignStates(resource, from)) {
          const row = await rowIn(resource, state)
          if (!row) continue
          const key = row[columnName(resource.key ?? '')]
          const answer = await shop.post(`ticket-api/eb/${kebabCase(resource.name)}/action/${name}`, {
            ...{ key, hotelId: row.hotel_id },
          })
          const said = `${resource.name}.${name} from ${state}: ${answer.message}`
          assert.deepEqual([answer.status, answer.code], [409, 'wrong-state'], said)
          const current = answer.data.current as Row
          assert.deepEqual(
            [current[resource.states?.field ?? ''], current.version],
            [state, row.version],
            said,
          )
          asked++
        }
    assert.ok(asked > 70, `${asked} actions were tried`)
  })
})
