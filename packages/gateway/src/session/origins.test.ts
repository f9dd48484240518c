import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import { createOrigins } from './origins'

describe('origins that may call for a brand', () => {
  let gateway: TestGateway
  before(async () => {
    gateway = await startTestGateway()
    await gateway.sql('truncate brand_origin')
    await add('1001', 'https://b.example')
    await add('1001', 'https://a.example')
    await add('1002', 'https://c.example')
  })
  after(() => gateway.stop())

  const add = (brand: string, origin: string) =>
    gateway.sql('insert into brand_origin (brand_id, origin) values ($1, $2)', [brand, origin])
  const create = (age: number) => createOrigins(gateway.database.signIn, age)

  test('are known to all brands, and allowed for their own', async () => {
    const origins = create(0)
    const known = ['https://a.example', 'https://c.example', 'https://d.example', ''].map((origin) =>
      origins.isKnown(origin),
    )
    assert.deepEqual(await Promise.all(known), [true, true, false, false])
    const allowed = [
      ['1001', 'https://a.example'],
      ['1001', 'https://c.example'],
      ['1002', 'https://c.example'],
      ['1003', 'https://a.example'],
    ].map(([brand, origin]) => origins.allows(brand as string, origin as string))
    assert.deepEqual(await Promise.all(allowed), [true, false, true, false])
    assert.deepEqual(await origins.of('1001'), ['https://a.example', 'https://b.example'])
    assert.deepEqual(await origins.of('1003'), [])
  })

  test('are read again only when they are stale', async () => {
    const [kept, fresh] = [create(3_600_000), create(0)]
    for (const origins of [kept, fresh]) assert.equal(await origins.isKnown('https://later.example'), false)
    await add('1002', 'https://later.example')
    assert.deepEqual(
      [await kept.isKnown('https://later.example'), await fresh.isKnown('https://later.example')],
      [false, true],
    )
  })

  test('are read again after a failure', async () => {
    const origins = create(3_600_000)
    await gateway.sql('alter table brand_origin rename to brand_origin_away')
    await assert.rejects(origins.isKnown('https://a.example'))
    await gateway.sql('alter table brand_origin_away rename to brand_origin')
    assert.equal(await origins.isKnown('https://a.example'), true)
  })
})
