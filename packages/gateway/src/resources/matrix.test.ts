import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { catalogue } from '@ebkit/domain'
import { quoteConditionValue } from '@ebkit/rules/conditions'
import { isEmptyValue } from '@ebkit/rules/fields'
import { bindingOf } from './bindings'
import { definitions } from './definitions'
import { bodyOf, isTaken, type MatrixGateway, said, startMatrixGateway } from './testing/matrixGateway'
import type { RowToSave } from './testing/matrixRows'
import type { ResourceClient } from './testing/resourceClient'

/**
 * Demo rows that business rules refuse: a card that is not in use, a full slot, a closed table, a delay of cards of
 * which none were sold, an invoice for bills that another application has. Other tests save such rows.
 */
const isRuled = ({ resource }: RowToSave) =>
  [
    ...['ecardUseRecord', 'tableReservation', 'validCardReservation', 'validCardDelay'],
    'platformInvoice',
  ].includes(resource.name)

/** What every resource does, by its definition and its pages alone. */
describe('each resource', () => {
  let matrix: MatrixGateway
  before(async () => {
    matrix = await startMatrixGateway()
    // so that there is money to withdraw
    await matrix.gateway.sql("update cash_account set status = 'NORMAL', balance = 1000000000")
  })
  after(() => matrix.gateway.stop())

  /** Saves the row that was left out; a failure names its problems. */
  async function saved(client: ResourceClient, given: RowToSave): Promise<Record<string, unknown>> {
    const answer = await client.save(bodyOf(given))
    assert.equal(answer.status, 200, `${said(answer)} ${JSON.stringify(bodyOf(given))}`)
    assert.equal(answer.data.version, 1)
    return answer.data
  }

  async function isRefusedByField(client: ResourceClient, given: RowToSave): Promise<void> {
    const { resource } = given
    const field = bindingOf(resource).writable.find(
      ({ required, type, name }) => required && type !== 'bool' && given.row[name] !== undefined,
    )
    if (!field) return
    const { status, data } = await client.save({ ...bodyOf(given), [field.name]: null })
    assert.equal(status, 422, field.name)
    assert.ok(
      data.problems.some(({ path }) => path === field.name),
      field.name,
    )
  }

  /** The row is found by every filter, order and search term that pages offer. */
  async function isFound(client: ResourceClient, given: RowToSave, row: Record<string, unknown>) {
    const { resource, hotelId } = given
    const usage = definitions.usage(resource)
    const { fields } = bindingOf(resource)
    const key = String(row[resource.key])
    const place: Record<string, string> = resource.scope === 'hotel' ? { hotelId } : {}
    const list = async (parameters: Record<string, string>) => {
      const answer = await client.list({ ...place, pageSize: 1000, ...parameters })
      assert.equal(answer.status, 200, `${JSON.stringify(parameters)} ${said(answer)}`)
      return answer.data.list.map((each) => String(each[resource.key]))
    }
    assert.ok((await list({})).includes(key))
    for (const name of new Set([...usage.filtered, ...usage.conditioned, ...usage.related])) {
      const value = [row[name]].flat()[0]
      if (!fields.get(name)?.compared || isEmptyValue(value) || typeof value === 'object') continue
      const filter = `${name}=${quoteConditionValue(value as string)}`
      assert.ok((await list({ filter })).includes(key), filter)
    }
    for (const name of usage.ranged) {
      if (!fields.has(name)) continue
      await list({ filter: `${name}>=2026-01-01&${name}<=2027-01-01` })
    }
    for (const order of usage.sorts) {
      if (!order.every(({ field }) => fields.has(field))) continue
      const orderType = order.map(({ field, isDescending }) => `${field} ${isDescending ? 'desc' : 'asc'}`)
      assert.ok((await list({ orderType: orderType.join(',') })).includes(key))
    }
    for (const name of usage.searched) {
      const bound = fields.get(name)
      // values that are revealed on request only are masked in the answer
      const word = String((bound?.field.unmasksOnRequest ? given.row : row)[name] ?? '')
        .split(/\s/)[0]
        ?.slice(0, 200)
      if (!bound?.compared || bound.field.writeOnly || !word) continue
      assert.ok((await list({ search: word })).includes(key), `${name} ${word}`)
    }
  }

  const versionOf = (row: Record<string, unknown>) => Number(row.version)

  async function isLocked(client: ResourceClient, given: RowToSave, row: Record<string, unknown>) {
    const { key } = given.resource
    const body = { ...bodyOf(given), [key]: row[key] }
    const stale = await client.save({ ...body, version: versionOf(row) - 1 })
    assert.equal(stale.status, 409, said(stale))
    assert.equal((stale.data.current as Record<string, unknown>).version, row.version)
    const answer = await client.save({ ...body, version: row.version })
    assert.equal(answer.status, 200, said(answer))
    assert.equal(answer.data.version, versionOf(row) + 1)
  }

  /** Another brand sees and changes nothing; nor does a user without rights. */
  async function isOnlyOurs(given: RowToSave, row: Record<string, unknown>) {
    const { resource, hotelId } = given
    const key = String(row[resource.key])
    const foreign = matrix.clientOf('neighbour', resource)
    const nobody = matrix.clientOf('none', resource)
    const place: Record<string, string> = resource.scope === 'hotel' ? { hotelId } : {}
    assert.equal((await nobody.detail(key, place)).status, 403)
    assert.equal((await nobody.save({ ...bodyOf(given) })).status === 200, false)
    if (resource.verbs.includes('list')) {
      assert.equal((await nobody.list(place)).status, 403)
      if (resource.scope !== 'platform') {
        const { data } = await foreign.list({ pageSize: 1000 })
        assert.ok(!data.list.some((each) => String(each[resource.key]) === key))
      }
    }
    if (resource.singleton || resource.scope === 'platform') return
    assert.equal((await foreign.detail(key)).status, 404)
    if (resource.verbs.includes('edit')) {
      const body = { ...bodyOf(given), hotelId: undefined, [resource.key]: key, version: row.version }
      assert.equal((await foreign.save(body)).status, 404)
      assert.equal((await nobody.save({ ...body })).status, 403)
    }
    if (resource.verbs.includes('delete')) {
      const { data } = await foreign.delete([key])
      assert.deepEqual(data.deleted, [])
      assert.equal((await nobody.delete([key])).status, 403)
    }
  }

  async function isDeleted(client: ResourceClient, { resource, hotelId }: RowToSave, key: string) {
    const place: Record<string, string> = resource.scope === 'hotel' ? { hotelId } : {}
    const { status, data } = await client.delete([key], place)
    assert.equal(status, 200)
    const failed = data.failed as { code: string }[]
    // a rule of their resource protects some rows
    if (failed.length) return
    assert.deepEqual(data.deleted, [key])
    assert.equal((await client.detail(key, place)).status, 404)
  }

  /** An existing row of a resource to which no page adds rows. */
  async function firstRow(client: ResourceClient, { resource, hotelId }: RowToSave) {
    const place: Record<string, string> = resource.scope === 'hotel' ? { hotelId } : {}
    const { data, status, message } = await client.list(place)
    assert.equal(status, 200, message)
    const [row] = data.list
    return row && (await client.detail(String(row[resource.key]), place)).data
  }

  async function isReadOnly(client: ResourceClient, given: RowToSave) {
    assert.equal((await client.save(bodyOf(given))).status, 404)
    assert.equal((await client.delete(['x'])).status, 404)
    const row = await firstRow(client, given)
    if (row) await isFound(client, given, { ...row })
  }

  for (const [index, resource] of catalogue.entries())
    if (isTaken(index))
      test(`${resource.name}: ${resource.verbs.join(', ')}`, async () => {
        const client = matrix.clientOf('admin', resource)
        const given = matrix.toSave.get(resource.name)
        if (!given) {
          // their rows are seeded otherwise, or follow from others
          if (!resource.singleton) assert.equal((await client.list()).status, 200)
          return
        }
        const { verbs, singleton } = resource
        if (singleton) {
          const place: Record<string, string> = resource.scope === 'hotel' ? { hotelId: given.hotelId } : {}
          const { data } = await client.detail('', place)
          assert.equal(data.version, 0)
          await isRefusedByField(client, given)
        } else if (!verbs.includes('add')) {
          if (!verbs.includes('edit') && !verbs.includes('delete')) await isReadOnly(client, given)
          return
        } else await isRefusedByField(client, given)
        if (isRuled(given)) return
        const row = await saved(client, given)
        if (!singleton) await isFound(client, given, row)
        await isOnlyOurs(given, row)
        if (verbs.includes('edit')) await isLocked(client, given, row)
        if (verbs.includes('delete')) await isDeleted(client, given, String(row[resource.key]))
      })
})
