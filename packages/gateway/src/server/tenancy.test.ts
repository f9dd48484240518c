import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import type { RouteEntry } from './routeTable'

/** Ids of the second brand, and unknown ids. */
const foreign: Readonly<Record<string, readonly string[]>> = {
  hotelId: ['100201', 'no-such-hotel', '100101,100201'],
  hotelIds: ['100201'],
  merchantId: ['100201'],
  chooseHotelId: ['100201'],
  hotel_id: ['100201'],
  brandId: ['1002'],
  brand_id: ['1002'],
  userId: ['100291'],
  user_id: ['100291'],
}

/** What roles of one store may not call: they are refused before anything is read. */
const ofBrand =
  /^\/(wxa-admin\/admin\/base_config\/(insert|update_register_status)|eb\/demo\/mini-program\/\w+)$/

/** Whether only accounts that see all stores may make a call. */
const isOfBrand = ({ needs, url }: Pick<RouteEntry, 'needs' | 'url'>) =>
  needs === 'administrator' || ofBrand.test(url)

describe('F-GW-1 what belongs to others', () => {
  let gateway: TestGateway
  let manager: string
  let admin: string
  before(async () => {
    gateway = await startTestGateway()
    admin = await gateway.signIn('admin')
    manager = await gateway.signIn('manager')
  })
  after(() => gateway.stop())

  const routes = () =>
    gateway.app.routeTable.filter((each) => each.access === 'user' && each.method !== 'OPTIONS')
  const hasBody = ({ method }: RouteEntry) => method === 'POST' || method === 'PUT'

  function call(
    route: RouteEntry,
    more: { query?: string; body?: object; headers?: Record<string, string> },
  ) {
    const { method, url } = route
    const path = url.replaceAll(/:(\w+)/g, 'x')
    const type: Record<string, string> = more.body ? { 'content-type': 'application/json' } : {}
    return fetch(`${gateway.url}${path}?${more.query ?? ''}`, {
      method,
      headers: {
        cookie: isOfBrand(route) ? admin : manager,
        'x-eb-client': 'ebkit/test',
        ...type,
        ...more.headers,
      },
      ...(more.body && { body: JSON.stringify(more.body) }),
    })
  }

  async function assertHidden(answer: Response, what: string) {
    assert.equal(answer.status, 404, what)
    const text = await answer.text()
    // answers to HEAD have no body
    if (text !== '') assert.equal(JSON.parse(text).code, 'not-found', what)
  }

  test('F-GW-1 a foreign id in the query answers 404 on every route', async () => {
    assert.ok(routes().length >= 4)
    for (const route of routes())
      for (const [name, values] of Object.entries(foreign))
        for (const value of values)
          await assertHidden(
            await call(route, { query: `${name}=${value}` }),
            `${route.method} ${route.url} ${name}`,
          )
  })

  test('F-GW-1 a foreign id hidden behind an own one answers 404 on every route', async () => {
    for (const route of routes())
      await assertHidden(
        await call(route, { query: 'hotelId=100101&hotelId=100201' }),
        `${route.method} ${route.url}`,
      )
  })

  test('F-GW-1 a foreign id in the body answers 404 on every route that has one', async () => {
    const withBody = routes().filter(hasBody)
    assert.ok(withBody.length >= 1)
    for (const route of withBody)
      for (const [name, values] of Object.entries(foreign))
        for (const body of [
          { [name]: values[0] },
          { [name]: [values[0]] },
          { url: 'x', score: 1, description: '', [name]: values[0] },
        ])
          await assertHidden(await call(route, { body }), `${route.method} ${route.url} ${name}`)
  })

  test('F-GW-1 a foreign store in X-Eb-Hotel answers 404 on every route', async () => {
    for (const route of routes())
      for (const hotel of ['100201', 'no-such-hotel', '100101,100201'])
        await assertHidden(
          await call(route, { headers: { 'x-eb-hotel': hotel } }),
          `${route.method} ${route.url}`,
        )
  })

  test('F-GW-1 a store of the own brand that the user does not see answers 404 too', async () => {
    for (const route of routes().filter((each) => !isOfBrand(each)))
      await assertHidden(
        await call(route, { headers: { 'x-eb-hotel': '100104' } }),
        `${route.method} ${route.url}`,
      )
  })

  test('a foreign path parameter answers 404 on every route that has one', async () => {
    const guarded = routes().filter(({ url }) => /:(hotelId|merchantId|brandId|userId)\b/.test(url))
    for (const route of guarded) await assertHidden(await call(route, {}), `${route.method} ${route.url}`)
  })

  test('own ids pass, also as numbers', async () => {
    const route = { method: 'GET', url: '/merchant-api/config/getHotelConfigAll' } as RouteEntry
    for (const query of ['hotelId=100102', 'merchantId=100103&brandId=1001&userId=100192', 'hotelId='])
      assert.equal((await call(route, { query })).status, 200, query)
    const submit = { method: 'POST', url: '/feedback-api/eb/feedback/eb_user_feedback' } as RouteEntry
    const body = { url: 'own', score: 3, description: '', hotelId: 100101, brandId: 1001 }
    assert.equal((await call(submit, { body })).status, 200)
  })

  test('X-Eb-Hotel names one store, not a list of own ones', async () => {
    const submit = { method: 'POST', url: '/feedback-api/eb/feedback/eb_user_feedback' } as RouteEntry
    const body = { url: 'list', score: 3, description: '' }
    await assertHidden(await call(submit, { body, headers: { 'x-eb-hotel': '100101,100102' } }), 'a list')
  })

  test('two users never see each other’s ratings, nor two stores of one user', async () => {
    const submit = { method: 'POST', url: '/feedback-api/eb/feedback/eb_user_feedback' } as RouteEntry
    await call(submit, {
      body: { url: 'mine', score: 5, description: '只有我看得到' },
      headers: { 'x-eb-hotel': '100102' },
    })
    const read = async (cookie: string, hotel: string) => {
      const answer = await fetch(`${gateway.url}/feedback-api/eb/feedback/get_eb_user_feedback?url=mine`, {
        headers: { cookie, 'x-eb-hotel': hotel },
      })
      return ((await answer.json()) as { data: { score: number | null } }).data.score
    }
    assert.equal(await read(manager, '100102'), 5)
    assert.equal(await read(manager, '100101'), null)
    assert.equal(await read(await gateway.signIn('admin'), '100102'), null)
  })
})
