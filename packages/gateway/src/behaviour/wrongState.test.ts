import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { actionsOf, addressOf, findResource, type ServedResource } from '@ebkit/domain'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import { columnName } from '../database/columnName'
import { isPending } from '../resources/actions/isPending'
import { behaviours } from './behaviours'
import { type Business, startBusiness } from './testing/business'
import { exampleValues } from './testing/exampleValues'

const isThorough = Boolean(process.env.EB_SOAK)

/**
 * Resources with effects and states, except stores and brands, whose change of state would end the operator's session.
 */
const withStates = behaviours.filter(
  ({ resource, effects }) =>
    effects &&
    resource.states &&
    resource.scope !== 'platform' &&
    resource.name !== 'hotel' &&
    resource.name !== 'brand',
)

const served = (name: string) => findResource(name) as ServedResource

/** Required lists, which have no example values. */
const lists: Readonly<Record<string, object>> = {
  smallLifeShop: { businessTypes: ['HOTEL'] },
  memberCenterPage: { modules: [{ moduleType: 'HEADER' }] },
}

describe('states of resources with effects', () => {
  let gateway: TestGateway
  let shop: Business
  before(async () => {
    gateway = await startTestGateway()
    shop = await startBusiness(gateway)
  })
  after(() => gateway.stop())

  /** A row that others may refer to. */
  async function anyRow(name: string): Promise<string> {
    if (name === 'hotel') return '100101'
    const { scope, key } = served(name)
    const own = scope === 'hotel' ? "hotel_id = '100101'" : "brand_id = '1001'"
    const [row] = await shop.rows(columnName(name), `${own} limit 1`)
    return row ? String(row[columnName(key)]) : newRow(name)
  }

  /** A store, or the brand, has one row of a singleton: the one that a form saves. */
  async function rowToChange(name: string): Promise<string> {
    const { singleton, key } = served(name)
    if (!singleton) return newRow(name)
    await shop.saves(name, { ...exampleValues(served(name)), ...lists[name] })
    return key === 'brandId' ? '1001' : '100101'
  }

  async function newRow(name: string): Promise<string> {
    const values: Record<string, string> = {}
    for (const { name: field, type, ref = '', required, showIf } of served(name).fields)
      if (type === 'ref' && required && !showIf) values[field] = await anyRow(ref)
    return shop.add(name, values)
  }

  for (const behaviour of withStates) {
    const resource = served(behaviour.resource.name)
    test(`${resource.name}: no action runs from a state that is not its own, and nothing is written`, async () => {
      const { states, name } = resource
      const key = await rowToChange(name)
      const { version } = await shop.detail(name, key)
      for (const action of actionsOf(resource).filter((each) => !isPending(each, behaviour))) {
        const all = states?.values.map(({ value }) => value) ?? []
        const wrong = all.filter((value) => !action.from?.includes(value))
        for (const state of isThorough ? wrong : wrong.slice(0, 1)) {
          await shop.set(name, key, { [columnName(states?.field ?? '')]: `'${state}'` })
          const { status, code } = await shop.act(addressOf(resource), action.name, key)
          assert.deepEqual([status, code], [409, 'wrong-state'], `${action.name} from ${state}`)
        }
      }
      assert.deepEqual(await shop.messages(name, key), [])
      assert.equal((await shop.detail(name, key)).version, version)
    })
  }
})
