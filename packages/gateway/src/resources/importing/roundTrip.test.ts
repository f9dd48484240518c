import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { catalogue, type ServedResource } from '@ebkit/domain'
import { isEmptyValue, isFieldShown } from '@ebkit/rules/fields'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import { shop as home, type TicketShop, ticketShop } from '../../behaviour/testing/ticketShop'
import { bindingOf } from '../bindings'
import { problemsOf } from '../model'
import { createImportClient, type ImportClient } from '../testing/importClient'
import { fillForMatrix, type RowToSave } from '../testing/matrixRows'
import { type ResourceClient, resourceClient } from '../testing/resourceClient'

/** `npm test` takes four resources, the soak all whose rows can be imported. */
const few = ['ecardUser', 'corporatePersonnel', 'employee', 'shortLink']

const importable = catalogue.filter(
  ({ name, verbs, imports }) =>
    verbs.includes('import') && !imports?.runs && (process.env.EB_SOAK || few.includes(name)),
)

const textOf = (file: Uint8Array) => new TextDecoder().decode(file)

/** Rows of resources for which the test database has none that can be saved. */
const ownRows: Readonly<Record<string, (shop: TicketShop) => Promise<Record<string, unknown>>>> = {
  async employee(shop) {
    const departments = await shop.rows('department', `hotel_id = '${home.hotelId}' order by department_id`)
    return {
      ...{ employeeNo: 'IM0001', employeeName: '陈一凡', phone: '13900009001', gender: 'FEMALE' },
      ...{ departmentId: departments[0]?.department_id, roleIds: ['1001-r4'], position: '预订' },
      ...{
        email: 'chen@example.com',
        entryDate: '2026-03-01',
        canLogin: false,
        canVerify: true,
        remark: '兼职',
      },
    }
  },
}

describe('rows that were exported and imported back', () => {
  let gateway: TestGateway
  let toSave: ReadonlyMap<string, RowToSave>
  let cookie: string
  let shop: TicketShop
  before(async () => {
    gateway = await startTestGateway()
    toSave = await fillForMatrix(gateway.database)
    // employees of the demo's accounts are in no department
    await gateway.sql(`update employee e set department_id =
      (select department_id from department d where d.hotel_id = e.hotel_id limit 1) where department_id is null`)
    cookie = await gateway.signIn('admin')
    shop = ticketShop(gateway, cookie)
  })
  after(() => gateway.stop())

  /** Formatted texts lose their formatting in a file. */
  const fieldsOf = (resource: ServedResource) =>
    bindingOf(resource).writable.filter(({ type, writeOnly }) => type !== 'richtext' && !writeOnly)

  const valuesOf = (resource: ServedResource, row: Record<string, unknown>) =>
    Object.fromEntries(
      fieldsOf(resource).flatMap(({ name }) => (isEmptyValue(row[name]) ? [] : [[name, row[name]]])),
    )

  async function exported(client: ResourceClient, query: Record<string, string>): Promise<Uint8Array> {
    const answer = await client.ask(`export?${new URLSearchParams(query)}`)
    assert.equal(answer.status, 200, await answer.clone().text())
    return new Uint8Array(await answer.arrayBuffer())
  }

  /** A row with the values that are revealed on request only. */
  async function wholeRow(
    resource: ServedResource,
    client: ResourceClient,
    key: string,
    place: Record<string, string>,
  ): Promise<Record<string, unknown>> {
    const { data } = await client.detail(key, place)
    const whole: Record<string, unknown> = { ...data }
    for (const { name } of resource.fields.filter(({ unmasksOnRequest }) => unmasksOnRequest)) {
      const answer = await client.ask('reveal', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ key, field: name, ...place }),
      })
      const shown = (await answer.json()) as { data: { value: unknown } }
      assert.equal(answer.status, 200, name)
      whole[name] = shown.data.value
    }
    return whole
  }

  /** Demo rows that could be saved as they are; if there are none, the row that was left out. */
  async function someRows(resource: ServedResource, client: ResourceClient, place: Record<string, string>) {
    const binding = bindingOf(resource)
    const { list } = (await client.list({ ...place, pageSize: 10 })).data
    const found: Record<string, unknown>[] = []
    for (const row of list) {
      const whole = await wholeRow(resource, client, String(row[resource.key]), place)
      if (!problemsOf(binding, whole).length) found.push(whole)
    }
    const left = toSave.get(resource.name)?.row
    const own = await ownRows[resource.name]?.(shop)
    if (found.length || !(left ?? own)) return found
    const { status, data } = await client.save({ ...(own ?? valuesOf(resource, left ?? {})), ...place })
    assert.equal(status, 200, JSON.stringify(data))
    return [await wholeRow(resource, client, String(data[resource.key]), place)]
  }

  /** With their keys, imported rows update the existing ones, and nothing changes. */
  async function changeNothing(resource: ServedResource, { client, imports, place, columns }: Tools) {
    const { key } = resource
    const before = await someRows(resource, client, place)
    const keys = before.map((row) => row[key]).join(',')
    const asked = { ...place, keys, columns: [key, ...columns].join(','), format: 'xlsx', lang: 'en' }
    const sent = await imports.send(await exported(client, asked), 'rows.xlsx')
    await imports.check(sent)
    const { counts } = await imports.commit(sent)
    const wrong = (await imports.rows(sent, 'wrong')).map(({ problems }) => problems)
    assert.deepEqual([counts.saved, wrong], [before.length, []])
    for (const row of before) {
      const data = await wholeRow(resource, client, String(row[key]), place)
      assert.equal(data.version, Number(row.version) + 1)
      assert.deepEqual(valuesOf(resource, data), valuesOf(resource, row))
    }
  }

  /**
   * Without keys, imported rows become new rows like those before. Values that the file lacks or leaves ambiguous are
   * filled in by hand.
   */
  async function comeBack(resource: ServedResource, { client, imports, place, columns }: Tools) {
    const { key } = resource
    const { table, key: keyColumn, writable } = bindingOf(resource)
    const [before] = await someRows(resource, client, place)
    assert.ok(before, 'the demo has rows')
    const asked = {
      ...place,
      keys: String(before[key]),
      columns: columns.join(','),
      format: 'csv',
      lang: 'zh',
    }
    const file = await exported(client, asked)
    await gateway.sql(
      `set session_replication_role = replica; delete from "${table}" t where ${keyColumn} = '${before[key]}'`,
    )
    const sent = await imports.send(file)
    await imports.check(sent)
    const [{ problems = [] } = {}] = await imports.rows(sent)
    const ambiguous = problems.filter(({ code }) => code === 'ambiguous').map(({ path }) => path)
    const byHand = writable.filter(
      ({ name, mask, type, fields }) =>
        ambiguous.includes(name) ||
        ((mask || fields?.some((inner) => inner.mask) || type === 'richtext') && !isEmptyValue(before[name])),
    )
    const values = Object.fromEntries(
      byHand.map(({ name, fields }) => [name, fields ? JSON.stringify(before[name]) : String(before[name])]),
    )
    if (byHand.length) await imports.mend(sent, [{ row: 2, values }])
    await imports.commit(sent)
    const [row] = await imports.rows(sent)
    assert.deepEqual([row?.status, row?.problems], ['SAVED', []])
    const data = await wholeRow(resource, client, String(row?.key), place)
    const { source, ...others } = valuesOf(resource, data)
    assert.ok(
      source === valuesOf(resource, before).source || /^import$/i.test(String(source)),
      'it says that it was imported',
    )
    const isFilledIn = Object.keys(defaultsOf(resource, before)).length > 0
    if (!isFilledIn && source === before.source) {
      const again = await exported(client, { ...asked, keys: String(row?.key) })
      assert.equal(textOf(again), textOf(file), 'a file of the new row is the same')
    }
    const { source: _, ...expected } = { ...defaultsOf(resource, before), ...valuesOf(resource, before) }
    assert.deepEqual(others, expected)
  }

  /** An empty cell of a new row stands for the default. */
  const defaultsOf = (resource: ServedResource, row: Record<string, unknown>) =>
    Object.fromEntries(
      fieldsOf(resource).flatMap((field) =>
        isEmptyValue(row[field.name]) && field.default !== undefined && isFieldShown(field, row)
          ? [[field.name, field.default]]
          : [],
      ),
    )

  for (const resource of importable)
    test(`${resource.name}: the same rows`, async (context) => {
      const { address } = bindingOf(resource)
      const hotelId = toSave.get(resource.name)?.hotelId ?? '100101'
      const place: Record<string, string> = resource.scope === 'hotel' ? { hotelId } : {}
      const tools = {
        client: resourceClient(gateway, cookie, address, resource.key),
        imports: createImportClient(gateway, cookie, address, place.hotelId),
        place,
        columns: fieldsOf(resource).map(({ name }) => name),
      }
      if (!(await someRows(resource, tools.client, place)).length) return context.skip('the demo has no rows')
      if (resource.verbs.includes('edit')) await changeNothing(resource, tools)
      await comeBack(resource, tools)
    })
})

interface Tools {
  readonly client: ResourceClient
  readonly imports: ImportClient
  readonly place: Record<string, string>
  readonly columns: readonly string[]
}
