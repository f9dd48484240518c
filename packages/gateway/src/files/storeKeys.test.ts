import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { askStore, type StoreKeys, startTestGateway, type TestGateway } from '@ebkit/testing'

interface Lent extends StoreKeys {
  path: string
  userPath?: string
  expiration: string
  serverTime: string
  region: string
}

describe('keys of the object store', () => {
  let gateway: TestGateway
  let manager: string
  before(async () => {
    gateway = await startTestGateway()
    manager = await gateway.signIn('manager')
  })
  after(() => gateway.stop())

  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${gateway.url}/${path}`, { headers: { cookie: manager, ...headers } })
  const lent = async (path: string, headers?: Record<string, string>) =>
    ((await (await ask(path, headers)).json()) as { data: Lent }).data
  const put = async (keys: StoreKeys, key: string) => (await askStore(keys, 'PUT', key, 'x')).status

  test('the image token is for the named hotel, else for the one of X-Eb-Hotel, else for the session’s', async () => {
    const image = 'api/oss-api/token/zktimg'
    const path = async (query: string, headers?: Record<string, string>) =>
      (await lent(`${image}${query}`, headers)).path
    assert.equal(await path(''), '1001/100101/images/')
    assert.equal(await path('?hotelId=100102&merchantId=100102&brandId=1001'), '1001/100102/images/')
    assert.equal(await path('?merchantId=100102'), '1001/100102/images/')
    assert.equal(await path('', { 'x-eb-hotel': '100102' }), '1001/100102/images/')
    assert.equal((await ask(`${image}?hotelId=100201`)).status, 404)
    assert.equal((await ask(`${image}?hotelId=100101,100102`)).status, 404)
    assert.equal((await ask(`${image}?userId=somebody`)).status, 404)
    assert.equal((await ask(image, { cookie: '' })).status, 401)
  })

  test('its keys can only upload images of that hotel; images are public', async () => {
    const keys = await lent('api/oss-api/token/zktimg')
    assert.equal(await put(keys, `${keys.path}a.png`), 200)
    assert.equal((await fetch(`${keys.domain}/${keys.path}a.png`)).status, 200)
    for (const key of ['1001/100101/common/a', '1001/100101/files/x/a', '1001/100102/images/a', 'a'])
      assert.equal(await put(keys, key), 403, key)
  })

  test('W-FMA-15 the object browser gets keys with expiration and config, for both of its spaces', async () => {
    const answer = await ask('api/oss-api/eb/oss/credentials')
    assert.equal(answer.status, 200)
    const { data } = (await answer.json()) as { data: Lent }
    assert.equal(data.path, '1001/100101/common/')
    assert.match(data.userPath ?? '', /^1001\/100101\/u\/\d+\/$/)
    assert.ok(Date.parse(data.expiration) > Date.now() && data.bucket && data.region)
    assert.equal(await put(data, `${data.path}a.txt`), 200)
    assert.equal(await put(data, `${data.userPath}a.txt`), 200)
    for (const key of ['1001/100101/u/somebody/a.txt', '1001/100101/images/a', '1001/100101/files/x/a'])
      assert.equal(await put(data, key), 403, key)
  })

  test('answers with keys are not cached', async () => {
    for (const path of ['api/oss-api/token/zktimg', 'api/oss-api/eb/oss/credentials'])
      assert.equal((await ask(path)).headers.get('cache-control'), 'no-store')
  })
})
