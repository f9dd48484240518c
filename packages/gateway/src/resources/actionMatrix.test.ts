import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { type Action, actionsOf, catalogue, type ServedResource } from '@ebkit/domain'
import { brokenRule } from '@ebkit/rules/conditions'
import { today } from '@ebkit/rules/dates'
import { behaviourOf } from '../behaviour/behaviourOf'
import { columnName } from '../database/columnName'
import { isPending } from './actions/isPending'
import { bindingOf } from './bindings'
import { timeZone } from './fieldSql'
import { createImportClient } from './testing/importClient'
import { type Asking, isTaken, type MatrixGateway, startMatrixGateway } from './testing/matrixGateway'
import type { Answered } from './testing/resourceClient'

/** Changing the state of these would end the session of the tests. */
const isOwn = (name: string) => ['hotel', 'brand', 'employee', 'role'].includes(name)

const withRows = catalogue.filter(({ verbs }) => verbs.includes('list'))

describe('each verb and action', () => {
  let matrix: MatrixGateway
  before(async () => {
    matrix = await startMatrixGateway()
  })
  after(() => matrix.gateway.stop())

  async function act(
    asking: Asking,
    resource: ServedResource,
    action: string,
    body: object,
  ): Promise<Answered> {
    const answer = await matrix.clientOf(asking, resource).ask(`action/${action}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return { status: answer.status, ...((await answer.json()) as object) } as Answered
  }

  const rowsOf = (resource: ServedResource) => {
    const own = resource.scope === 'hotel' ? "hotel_id = '100101'" : "brand_id = '1001'"
    const where = resource.scope === 'platform' ? 'true' : own
    return matrix.gateway.sql(`select * from "${columnName(resource.name)}" where ${where} limit 1`)
  }
  const setState = ({ name, key, states }: ServedResource, value: string, state: string) =>
    matrix.gateway.sql(
      `update "${columnName(name)}" set ${columnName(states?.field ?? '')} = $1 where ${columnName(key)} = $2`,
      [state, value],
    )

  async function isOnlyOurs(resource: ServedResource, key: string, { name }: Action): Promise<void> {
    const nobody = await act('none', resource, name, { key })
    assert.equal(nobody.status, 403, `${name} without the right: ${nobody.message}`)
    if (resource.scope === 'platform') return
    const foreign = await act('neighbour', resource, name, { key })
    // a pending action is refused before its row is looked up
    assert.ok([404, 501].includes(foreign.status), `${name} of another brand: ${foreign.status}`)
  }

  /** The condition of an action, apart from the state, that the row does not meet. */
  async function brokenFor(resource: ServedResource, key: string, { possible }: Action) {
    if (!possible) return undefined
    const place: Record<string, string> = resource.scope === 'hotel' ? { hotelId: '100101' } : {}
    const { data } = await matrix.clientOf('admin', resource).detail(key, place)
    return brokenRule(possible, data, { today: today(timeZone) })
  }

  /** An action without an effect of its own changes the state from each of its `from` states, and from no other. */
  async function followsStates(resource: ServedResource, key: string, action: Action): Promise<void> {
    const { states, scope } = resource
    if (!states || !action.from || scope === 'platform' || isOwn(resource.name)) return
    const all = states.values.map(({ value }) => value)
    for (const state of all.filter((value) => !action.from?.includes(value))) {
      await setState(resource, key, state)
      const refused = await act('admin', resource, action.name, { key })
      assert.deepEqual([refused.status, refused.code], [409, 'wrong-state'], `${action.name} from ${state}`)
    }
    const hasInput = action.input?.some(({ required }) => required)
    for (const state of action.from) {
      await setState(resource, key, state)
      const broken = await brokenFor(resource, key, action)
      if (broken) {
        const refused = await act('admin', resource, action.name, { key })
        assert.deepEqual([refused.status, refused.code], [422, broken.code], `${action.name} from ${state}`)
      } else if (hasInput || action.effect !== undefined) await refusesInput(resource, key, action)
      else {
        const done = await act('admin', resource, action.name, { key })
        assert.equal(done.status, 200, `${action.name} from ${state}: ${done.message}`)
        const [row] = (done.data as unknown as { done: Record<string, unknown>[] }).done
        assert.equal(row?.[states.field], action.to ?? state)
      }
    }
  }

  /** Missing values, unknown names and values of a wrong type are reported by field. */
  async function refusesInput(
    resource: ServedResource,
    key: string,
    { name, input = [] }: Action,
  ): Promise<void> {
    const isAsked = async (given: object, field: string) => {
      const refused = await act('admin', resource, name, { key, input: given })
      assert.equal(refused.status, 422, `${name} with ${JSON.stringify(given)}: ${refused.message}`)
      assert.ok(
        refused.data.problems?.some(({ path }) => path.startsWith(field)),
        `${name} with ${JSON.stringify(given)}: ${JSON.stringify(refused.data)}`,
      )
    }
    await isAsked({ isAdmin: true }, 'isAdmin')
    for (const { name: field, required, type, showIf, default: given } of input) {
      if (showIf) continue
      if (required && given === undefined && type !== 'bool') await isAsked({}, field)
      if (type !== 'json') await isAsked({ [field]: { $gt: 'x' } }, field)
    }
  }

  /** Exports and imports require rights of their own; a file contains rows of the user's brand only. */
  async function sendsOnlyOurs(resource: ServedResource, key: string): Promise<void> {
    const query = `export?${new URLSearchParams({ keys: key, columns: resource.key, format: 'csv' })}`
    assert.equal((await matrix.clientOf('none', resource).ask(query)).status, 403)
    if (resource.scope !== 'platform') {
      const foreign = await matrix.clientOf('neighbour', resource).ask(query)
      const lines = (await foreign.text()).trim().split('\n')
      assert.deepEqual([foreign.status, lines.length], [200, 1], 'the head alone')
    }
    if (!resource.verbs.includes('import')) return
    const { gateway, cookieOf } = matrix
    const sent = await createImportClient(gateway, cookieOf('none'), bindingOf(resource).address).sendRaw(
      'a\n1',
    )
    assert.equal(sent.status, 403)
  }

  for (const [index, resource] of withRows.entries())
    if (isTaken(index))
      test(`${resource.name}: actions from each state, export and import; of another brand, without the right`, async (context) => {
        const [row] = await rowsOf(resource)
        if (!row) return context.skip('no row of the demo')
        const key = String(row[columnName(resource.key)])
        await sendsOnlyOurs(resource, key)
        for (const action of actionsOf(resource)) {
          await isOnlyOurs(resource, key, action)
          if (isPending(action, behaviourOf(resource))) {
            const { status, code } = await act('admin', resource, action.name, { key })
            assert.deepEqual([status, code], [501, 'action-pending'], action.name)
          } else await followsStates(resource, key, action)
        }
      })
})
