import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import fastify, { type FastifyInstance } from 'fastify'
import type { UserIdentity } from '../session/identity'
import type {} from './access' // what requests have besides
import { currentHotel, registerTenancy } from './tenancy'

const identity = {
  userId: '7',
  brandId: '1001',
  hotelId: '100101',
  hotels: [
    { hotelId: '100101', hotelName: 'a' },
    { hotelId: '100102', hotelName: 'b' },
  ],
} as unknown as UserIdentity

/** The guard alone, with everything that a route may receive. */
describe('F-GW-1 foreign ids at any place', () => {
  let app: FastifyInstance
  let asked: UserIdentity | null
  before(async () => {
    app = fastify()
    app.decorateRequest('identity', null)
    app.addHook('onRequest', async (request) => {
      request.identity = asked
    })
    registerTenancy(app)
    app.setErrorHandler<Error & { status?: number }>((error, _request, reply) =>
      reply.code(error.status ?? 500).send(),
    )
    app.post('/', async (request) => currentHotel(request))
    app.get('/of/:hotelId', async () => 'seen')
    await app.ready()
  })
  after(() => app.close())

  async function statusOf(body: unknown, headers: Record<string, string> = {}, query = '') {
    asked = identity
    const payload = JSON.stringify(body)
    const type = { 'content-type': 'application/json', ...headers }
    return (await app.inject({ method: 'POST', url: `/${query}`, headers: type, payload })).statusCode
  }

  test('own ids pass: alone, in lists, comma-separated, as numbers; empty ones count as absent', async () => {
    for (const body of [
      {},
      [],
      null,
      'text',
      5,
      { hotelId: '100102' },
      { hotelId: 100101 },
      { hotelIds: ['100101', '100102'] },
      { hotel_id: '100101,100102' },
      { hotelIds: [['100101'], '', null] },
      { hotelId: '' },
      { hotelId: null },
      {
        brandId: 1001,
        brand_id: '1001',
        userId: '7',
        user_id: 7,
        merchantId: '100101',
        chooseHotelId: '100102',
      },
      [{ hotelId: '100101' }, { userId: '7' }],
      { hotel: '100201', other: { hotelId: '100201' } },
    ])
      assert.equal(await statusOf(body), 200, JSON.stringify(body))
  })

  test('those of others do not: in a list, behind an own one, in a record of a list', async () => {
    for (const body of [
      { hotelId: '100201' },
      { hotelIds: ['100101', '100201'] },
      { hotelIds: [['100101', ['100201']]] },
      { hotel_id: '100101,100201' },
      { merchantId: 100201 },
      { chooseHotelId: '1001' },
      { hotelId: '100101 ' },
      { hotelId: ',' },
      { hotelId: {} },
      { hotelId: false },
      { hotelId: 0 },
      { brandId: '1002' },
      { brand_id: ['1001', '1002'] },
      { userId: '77' },
      { user_id: '8' },
      [{ hotelId: '100101' }, { hotelId: '100201' }],
      [[{ userId: '8' }]],
    ])
      assert.equal(await statusOf(body), 404, JSON.stringify(body))
  })

  test('the query, the path and the header are held to it too', async () => {
    assert.equal(await statusOf({}, {}, '?hotelId=100102'), 200)
    assert.equal(await statusOf({}, {}, '?hotelId=100201'), 404)
    assert.equal(await statusOf({}, { 'x-eb-hotel': '100201' }), 404)
    asked = identity
    const path = async (id: string) => (await app.inject({ url: `/of/${id}` })).statusCode
    assert.deepEqual([await path('100102'), await path('100201')], [200, 404])
  })

  test('ids of anonymous requests are not checked, and they have no store', async () => {
    asked = null
    assert.equal((await app.inject({ url: '/of/100201' })).statusCode, 200)
    assert.equal((await app.inject({ method: 'POST', url: '/' })).statusCode, 401)
  })

  test('a request is about the store that it names, else about that of the session', async () => {
    asked = identity
    const at = async (headers: Record<string, string>) =>
      (await app.inject({ method: 'POST', url: '/', headers })).body
    assert.equal(await at({}), '100101')
    assert.equal(await at({ 'x-eb-hotel': '' }), '100101')
    assert.equal(await at({ 'x-eb-hotel': '100102' }), '100102')
    assert.equal(await at({ 'x-eb-hotel': '100101,100102' }), '')
  })
})

describe('F-GW-1 a gateway', () => {
  let gateway: TestGateway
  before(async () => {
    gateway = await startTestGateway()
  })
  after(() => gateway.stop())

  test('F-GW-1 refuses a foreign id before it reads what else is wrong with a body', async () => {
    const answer = await fetch(`${gateway.url}/feedback-api/eb/feedback/eb_user_feedback`, {
      method: 'POST',
      headers: {
        cookie: await gateway.signIn('clerk'),
        'x-eb-client': 't',
        'content-type': 'application/json',
      },
      body: JSON.stringify([{ hotelId: '100201' }]),
    })
    assert.equal(answer.status, 404)
  })
})
