import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { applications, type Resource } from '@ebkit/domain'
import { startTestCluster, type TestCluster } from '@ebkit/testing'
import pg from 'pg'
import { grant } from '../applicationRole'
import { definitionsOf } from './Definitions'
import { tableOf } from './tableOf'
import { tableSql } from './tableSql'
import { hasPairs, textPairsSql } from './textPairs'

/**
 * Row-level security prevents conditions from using an index unless their functions are leak-proof, so plans are made
 * with a request's role.
 */
describe('searches and filters use their indexes under row-level security', () => {
  let cluster: TestCluster
  let client: pg.Client
  before(async () => {
    cluster = await startTestCluster()
    client = new pg.Client({ connectionString: cluster.url })
    await client.connect()
    const definitions = definitionsOf(applications)
    const employee = definitions.resources.get('employee') as Resource
    await client.query([...textPairsSql, ...tableSql(tableOf(employee, definitions))].join(';\n'))
    await client.query('create role requests')
    await grant(client, 'requests')
    await client.query(`
      insert into employee (brand_id, hotel_id, employee_id, employee_no, employee_name, phone, department_id, role_ids)
      select 'a', 'a' || n % 2, n, 'no' || n, chr(20000 + n % 500) || '明' || chr(21000 + n), 13800000000 + n, 'd' || n % 9,
        array['r' || n % 300]
      from generate_series(1, 3000) n`)
    await client.query('analyze employee')
  })
  after(async () => {
    await client.end()
    await cluster.stop()
  })

  async function planOf(condition: string): Promise<string> {
    await client.query('begin')
    await client.query('set local role requests')
    await client.query("set local ebkit.brand_id = 'a'; set local ebkit.hotel_ids = 'a0,a1'")
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      `explain select * from employee where hotel_id = 'a1' and ${condition}`,
    )
    await client.query('rollback')
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  }

  const conditions: Readonly<Record<string, readonly [condition: string, index: string]>> = {
    'a Chinese word of two characters': [
      "text_pairs(employee_name) @> text_pairs('明刉') and employee_name ilike '%明刉%'",
      'employee_search',
    ],
    'a number, by three digits of it': [
      "text_pairs(employee_no) @> text_pairs('no1234') and employee_no ilike '%no1234%'",
      'employee_search',
    ],
    'an entry of a list': ["role_ids::text[] && array['r7']", 'employee_role_ids_index'],
    'the last four digits of a phone number': [`"right"(phone, 4) = '0042'`, 'employee_right_phone_4_index'],
  }
  for (const [name, [condition, index]] of Object.entries(conditions))
    test(`${name} is found by ${index}`, async () => {
      assert.match(await planOf(condition), new RegExp(`Index Scan (on|using) ${index}`))
    })

  test('an owner who is not a superuser gets the same search results, without the leak-proof mark', async () => {
    await client.query('create role plain; create schema plain authorization plain')
    await client.query(`set role plain; set search_path = plain; ${textPairsSql.join(';')}`)
    await client.query('reset role; reset search_path')
    const { rows } = await client.query(
      "select pronamespace::regnamespace as schema, proleakproof as marked from pg_proc where proname = 'text_pairs' order by 1",
    )
    const marks = Object.fromEntries(rows.map(({ schema, marked }) => [schema, marked]))
    assert.deepEqual(marks, { plain: false, public: true })
  })

  test('a text has all pairs of a word that it contains, regardless of case', async () => {
    const { rows } = await client.query(`
      select text_pairs('') as empty, text_pairs('西') as one, text_pairs('西湖Ab') as several,
        text_pairs('杭州西湖ABC') @> text_pairs('湖ab') as found, text_pairs(null) as nothing`)
    const [{ empty, one, several, found, nothing }] = rows
    assert.deepEqual(
      [empty, one, several.sort(), found, nothing],
      [[], [], ['ab', '湖a', '西湖'], true, null],
    )
  })

  test('of digits there are three instead of two; a word of two digits has none and is looked for without the index', async () => {
    const { rows } = await client.query(`
      select text_pairs('T20251号') as number, text_pairs('12') as two, text_pairs('a12b') as within`)
    const [{ number, two, within }] = rows
    assert.deepEqual([number, two, within], [['t2', '202', '025', '251', '1号'], [], ['a1', '2b']])
    for (const word of ['西', '12', '1', '7a', '123', '西湖', 'T2', '١٢', '🖨️2', 'a'])
      assert.equal(
        hasPairs(word),
        (await client.query('select text_pairs($1) as pairs', [word])).rows[0].pairs.length > 0,
        word,
      )
  })

  test('every part of a text is found in it', async () => {
    const { rowCount } = await client.query(`
      select from unnest(array['T202511200012345', '42000a77号B1', '88号2F', '杭州12西34567']) whole,
        generate_series(1, length(whole)) start, generate_series(1, length(whole)) size
      where not text_pairs(whole) @> text_pairs(substr(whole, start, size))`)
    assert.equal(rowCount, 0)
  })
})
