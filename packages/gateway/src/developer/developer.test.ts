import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestGateway, type TestGateway } from '@ebkit/testing'

interface Key {
  keyId: string
  name: string
  hint: string
  hotelIds: string[] | null
  scopes: string[]
  state: string
  lastUsedAt: string | null
  endsAt: string | null
  createdBy: string | null
}
interface Access {
  origins: { origin: string; createdBy: string | null }[]
  keys: Key[]
}

const terms = { name: '票务平台', hotelIds: ['100101'], scopes: ['*:view', 'file:upload'] }

describe('origins and keys of partners', () => {
  let gateway: TestGateway
  let admin: string
  before(async () => {
    gateway = await startTestGateway()
    admin = await gateway.signIn('admin')
  })
  after(() => gateway.stop())

  async function ask<Data>(
    path: string,
    body?: unknown,
    headers: Record<string, string> = { cookie: admin },
  ) {
    const answer = await fetch(`${gateway.url}/api/developer${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'x-eb-client': 'ebkit/test',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const { code, data } = (await answer.json()) as { code: unknown; data: Data }
    return { status: answer.status, code, data }
  }
  const read = async () => (await ask<Access>('')).data
  const keyOf = async (keyId: string) => {
    const key = (await read()).keys.find((each) => each.keyId === keyId)
    assert.ok(key)
    return key
  }
  const make = async (more: object = {}) =>
    (await ask<{ keyId: string; key: string }>('/keys', { ...terms, ...more })).data
  const askToken = (key: string, hotelId = '100101', account = 'clerk') =>
    fetch(`${gateway.url}/api/embed-token`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ account, hotelId }),
    })
  const tokenFrom = async (key: string) =>
    ((await (await askToken(key)).json()) as { data: { token: string } }).data.token
  const use = async (token: string, origin = 'http://localhost:4200') =>
    (await fetch(`${gateway.url}/api/session`, { headers: { authorization: `Bearer ${token}`, origin } }))
      .status
  const attempt = async (more: object) =>
    (
      await ask<{ finding: string; passed: string[]; permissions: string[] }>('/try', {
        origin: 'http://localhost:4200',
        account: 'clerk',
        hotelId: '100101',
        ...more,
      })
    ).data

  test('an origin works as soon as it is on the list, and no longer when it is off it', async () => {
    const { key } = await make()
    const token = await tokenFrom(key)
    const origin = 'https://desk.partner.example'
    assert.equal(await use(token, origin), 403)
    const added = await ask<{ origin: string }>('/origins', {
      origin: ` HTTPS://desk.partner.example/page?x `,
    })
    assert.deepEqual([added.status, added.data.origin], [200, origin])
    assert.equal(await use(token, origin), 200)
    assert.deepEqual(
      (await read()).origins.filter((each) => each.origin === origin).map(({ createdBy }) => createdBy),
      ['沈知远'],
    )
    assert.equal((await ask('/origins', { origin })).status, 200)
    assert.equal((await read()).origins.filter((each) => each.origin === origin).length, 1)
    assert.equal((await ask('/origins/remove', { origin })).status, 200)
    assert.equal(await use(token, origin), 403)
    assert.equal((await ask('/origins/remove', { origin })).status, 404)
  })

  test('the lists count at once although they are kept for a while', async () => {
    const slow = await startTestGateway({ settings: { originsMaximumAge: 3_600_000 } })
    try {
      const cookie = await slow.signIn('admin')
      const change = (path: string) =>
        fetch(`${slow.url}/api/developer/origins${path}`, {
          method: 'POST',
          headers: { cookie, 'x-eb-client': 't', 'content-type': 'application/json' },
          body: JSON.stringify({ origin: 'https://desk.partner.example' }),
        })
      const isListed = async () => {
        const answer = await fetch(`${slow.url}/eb/embedding`, {
          headers: { origin: 'https://desk.partner.example' },
        })
        return ((await answer.json()) as { data: { isListed: boolean } }).data.isListed
      }
      assert.equal(await isListed(), false)
      await change('')
      assert.equal(await isListed(), true)
      await change('/remove')
      assert.equal(await isListed(), false)
    } finally {
      await slow.stop()
    }
  })

  test('what is no origin of a web page is refused with the reason', async () => {
    for (const [origin, problem] of [
      ['null', 'unreadable'],
      ['https://*.example', 'wildcard'],
      ['file:///x.html', 'not-web'],
    ]) {
      const { status, code, data } = await ask('/origins', { origin })
      assert.deepEqual({ status, code, data }, { status: 422, code: 'origin-invalid', data: { problem } })
    }
  })

  test('a key is shown once; the database has its hash, the list its last characters and its use', async () => {
    const { key, keyId } = await make()
    assert.match(key, /^ebk_[\w-]{43}$/)
    const before = await keyOf(keyId)
    assert.deepEqual(
      { ...before, keyId: '', createdAt: '' },
      {
        ...{ ...terms, keyId: '', hint: key.slice(-4), state: 'active', createdAt: '', createdBy: '沈知远' },
        ...{ lastUsedAt: null, endsAt: null },
      },
    )
    const stored = JSON.stringify([
      await gateway.sql('select * from partner_key'),
      await gateway.sql('select * from audit_entry'),
      await read(),
    ])
    assert.equal(stored.includes(key), false)
    assert.equal(await use(await tokenFrom(key)), 200)
    const { lastUsedAt } = await keyOf(keyId)
    assert.ok(Math.abs(Date.parse(lastUsedAt ?? '') - Date.now()) < 60_000, String(lastUsedAt))
  })

  test('F-GW-1 a key is good for its stores alone, and no key is made for stores of others', async () => {
    const { key, keyId } = await make()
    assert.equal((await askToken(key, '100101', 'admin')).status, 200)
    const other = await askToken(key, '100102', 'admin')
    assert.deepEqual([other.status, ((await other.json()) as { code: string }).code], [403, 'store-excluded'])
    const everywhere = await make({ hotelIds: null })
    assert.equal((await askToken(everywhere.key, '100102', 'admin')).status, 200)
    assert.equal((await ask('/keys', { ...terms, hotelIds: ['100201'] })).status, 404)
    const token = await tokenFrom(key)
    await gateway.sql("update partner_key set hotel_ids = '{100102}' where key_id = $1", [keyId])
    assert.equal(await use(token), 401)
  })

  test('F-GW-1 the database refuses a key for another brand’s store, whatever the gateway says', async () => {
    const insert = (hotelId: string) =>
      gateway.database.withTenant({ brandId: '1001', hotelIds: ['100101', '100201'] }, (rows) =>
        rows.execute(`insert into partner_key (key_hash, brand_id, partner_name, scopes, hotel_ids)
          values ('hash of ${hotelId}', '1001', 'x', '{*}', '{${hotelId}}')`),
      )
    await assert.rejects(insert('100201'), (error: Error) =>
      /for stores of its brand/.test(String((error.cause as Error | undefined)?.message ?? error.message)),
    )
    await insert('100101')
  })

  test('rotation: both keys are good for the chosen while, then the old one and its tokens end', async () => {
    const old = await make()
    const oldToken = await tokenFrom(old.key)
    const fresh = (
      await ask<{ keyId: string; key: string }>('/keys/rotate', { keyId: old.keyId, overlapHours: 24 })
    ).data
    assert.deepEqual([await use(await tokenFrom(old.key)), await use(await tokenFrom(fresh.key))], [200, 200])
    const [before, after] = [await keyOf(old.keyId), await keyOf(fresh.keyId)]
    assert.deepEqual([before.state, after.state], ['ending', 'active'])
    assert.ok(Math.abs(Date.parse(before.endsAt ?? '') - Date.now() - 24 * 3_600_000) < 60_000)
    assert.deepEqual([after.name, after.hotelIds, after.scopes], [terms.name, terms.hotelIds, terms.scopes])
    const again = await ask('/keys/rotate', { keyId: old.keyId, overlapHours: 0 })
    assert.deepEqual([again.status, again.code], [409, 'key-ended'])
    await gateway.sql("update partner_key set ends_at = now() - interval '1 second' where key_id = $1", [
      old.keyId,
    ])
    assert.deepEqual([(await askToken(old.key)).status, await use(oldToken)], [401, 401])
    assert.equal((await keyOf(old.keyId)).state, 'ended')
  })

  test('rotation without an overlap ends the old key and its tokens at once', async () => {
    const old = await make()
    const token = await tokenFrom(old.key)
    await ask('/keys/rotate', { keyId: old.keyId, overlapHours: 0 })
    assert.deepEqual([(await askToken(old.key)).status, await use(token)], [401, 401])
  })

  test('two rotations of one key at once make one new key', async () => {
    const { keyId } = await make({ name: '同时更换' })
    const answers = await Promise.all([1, 2, 3].map(() => ask('/keys/rotate', { keyId, overlapHours: 1 })))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409])
    assert.equal((await read()).keys.filter(({ name }) => name === '同时更换').length, 2)
  })

  test('a brand has at most 100 valid keys; one of them can be replaced even then', async () => {
    const valid = (await read()).keys.filter(({ state }) => state === 'active' || state === 'ending').length
    await gateway.sql(
      `insert into partner_key (key_hash, brand_id, partner_name, scopes)
        select 'hash ' || n, '1001', '填满', '{*}' from generate_series(1, $1) n`,
      [100 - valid],
    )
    try {
      assert.deepEqual((await ask('/keys', terms)).code, 'too-many')
      const [first] = (await read()).keys.filter(({ name }) => name === '填满')
      const fresh = await ask<{ keyId: string }>('/keys/rotate', { keyId: first?.keyId, overlapHours: 1 })
      assert.equal(fresh.status, 200)
      const again = await ask('/keys/rotate', { keyId: fresh.data.keyId, overlapHours: 1 })
      assert.equal(again.code, 'too-many', 'keys that are ending count')
      assert.equal((await keyOf(fresh.data.keyId)).state, 'active')
    } finally {
      await gateway.sql("delete from partner_key where partner_name = '填满'")
    }
  })

  test('a key that is switched off, and its tokens, end at once and for good', async () => {
    const { key, keyId } = await make()
    const token = await tokenFrom(key)
    assert.equal((await ask('/keys/switch-off', { keyId })).status, 200)
    assert.deepEqual([(await askToken(key)).status, await use(token)], [401, 401])
    assert.equal((await keyOf(keyId)).state, 'off')
    assert.equal((await ask('/keys/switch-off', { keyId })).status, 200)
    assert.equal((await ask('/keys/rotate', { keyId, overlapHours: 1 })).status, 409)
    assert.equal((await ask('/keys/switch-off', { keyId: 'none' })).status, 404)
  })

  test('a trial does what page and server do, and names what is wrong first', async () => {
    const { key } = await make()
    const works = await attempt({ key })
    assert.deepEqual([works.finding, works.passed], ['works', ['origin', 'key', 'account', 'call']])
    assert.ok(works.permissions.includes('file:upload'))
    const off = await make()
    await ask('/keys/switch-off', { keyId: off.keyId })
    const replaced = await make()
    await ask('/keys/rotate', { keyId: replaced.keyId, overlapHours: 0 })
    await gateway.sql(
      "insert into brand_origin (brand_id, origin) values ('1002', 'https://of-neighbour.example')",
    )
    for (const [more, finding] of [
      [{ key, origin: '*' }, 'origin-invalid'],
      [{ key, origin: 'https://elsewhere.example' }, 'origin-unlisted'],
      [{ key, origin: 'https://of-neighbour.example' }, 'origin-unlisted'],
      [{ key: 'ebk_wrong' }, 'key-unknown'],
      [{ key: off.key }, 'key-off'],
      [{ key: replaced.key }, 'key-ended'],
      [{ key, hotelId: '100102' }, 'store-excluded'],
      [{ key, account: 'nobody' }, 'account-unknown'],
      [{ key: (await make({ hotelIds: null })).key, hotelId: '100103' }, 'account-elsewhere'],
    ] as const)
      assert.equal((await attempt(more)).finding, finding, JSON.stringify(more))
  })

  test('F-GW-1 only administrators of the brand, signed in with a password, reach it', async () => {
    const { key } = await make({ hotelIds: null, scopes: ['*'] })
    const { data } = (await (await askToken(key, '100101', 'admin')).json()) as { data: { token: string } }
    const callers: Record<string, string>[] = [{ authorization: `Bearer ${data.token}` }]
    for (const account of ['manager', 'clerk', 'viewer'])
      callers.push({ cookie: await gateway.signIn(account) })
    for (const headers of callers)
      for (const [path, body] of [
        ['', undefined],
        ['/keys', terms],
        ['/origins', { origin: 'https://a.example' }],
        ['/try', { origin: 'https://a.example', key, account: 'clerk', hotelId: '100101' }],
      ] as const)
        assert.equal((await ask(path, body, headers)).status, 403, path)
    assert.equal((await ask('', undefined, {})).status, 401)
  })

  test('F-GW-1 administrators of another brand see and change nothing of it', async () => {
    const { key, keyId } = await make()
    const neighbour = { cookie: await gateway.signIn('neighbour') }
    const { data } = await ask<Access>('', undefined, neighbour)
    assert.deepEqual(
      [data.keys, data.origins.some(({ origin }) => origin === 'http://localhost:4200')],
      [[], false],
    )
    for (const [path, body] of [
      ['/keys/switch-off', { keyId }],
      ['/keys/rotate', { keyId, overlapHours: 1 }],
      ['/origins/remove', { origin: 'http://localhost:4200' }],
    ] as const)
      assert.equal((await ask(path, body, neighbour)).status, 404, path)
    const tried = await ask<{ finding: string }>(
      '/try',
      { origin: 'https://of-neighbour.example', key, account: 'neighbour', hotelId: '100201' },
      neighbour,
    )
    assert.equal(tried.data.finding, 'key-unknown')
    assert.equal(await use(await tokenFrom(key)), 200)
  })

  test('the audit trail has who made, replaced, switched off, allowed and refused what', async () => {
    await gateway.sql("delete from audit_entry where resource in ('partnerKey', 'brandOrigin')")
    const { keyId } = await make()
    const fresh = await ask<{ keyId: string }>('/keys/rotate', { keyId, overlapHours: 1 })
    await ask('/keys/switch-off', { keyId })
    await ask('/origins', { origin: 'https://audited.example' })
    await ask('/origins/remove', { origin: 'https://audited.example' })
    const entries = await gateway.sql<{ what: string; user_id: string }>(
      `select concat_ws(' ', resource, kind, name) as what, user_id from audit_entry
        where resource in ('partnerKey', 'brandOrigin') order by entry_id`,
    )
    assert.deepEqual(
      entries.map(({ what }) => what),
      [
        ...['partnerKey save', 'partnerKey action replace', 'partnerKey save', 'partnerKey action switchOff'],
        ...['brandOrigin save', 'brandOrigin delete'],
      ],
    )
    assert.ok(entries.every(({ user_id: id }) => id === '100191'))
    const [made] = await gateway.sql<{ after: object }>(
      "select after from audit_entry where resource = 'partnerKey' and row_key = $1",
      [fresh.data.keyId],
    )
    assert.deepEqual(made?.after, { ...terms, hint: (await keyOf(fresh.data.keyId)).hint })
  })

  test('every page may ask whether it is in the right place, and learns of its own origin alone', async () => {
    const about = async (origin?: string) => {
      const answer = await fetch(`${gateway.url}/eb/embedding`, origin ? { headers: { origin } } : {})
      assert.equal(answer.headers.get('access-control-allow-origin'), '*')
      return ((await answer.json()) as { data: unknown }).data
    }
    assert.deepEqual(await about('http://localhost:4200'), {
      product: 'ebkit',
      origin: 'http://localhost:4200',
      isListed: true,
    })
    assert.deepEqual(await about('https://elsewhere.example'), {
      product: 'ebkit',
      origin: 'https://elsewhere.example',
      isListed: false,
    })
    assert.deepEqual(await about(), { product: 'ebkit', origin: null, isListed: false })
  })
})
