import assert from 'node:assert/strict'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, describe, test } from 'node:test'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import { mapSources } from './MapSettings'

type Answer = { readonly status: number; readonly data: never }

/** Starts a gateway, and sends requests as a viewer. */
async function openGateway(settings = {}) {
  const gateway: TestGateway = await startTestGateway({ settings })
  const cookie = await gateway.signIn('viewer')
  const ask = async (path: string): Promise<Answer> => {
    const answer = await fetch(`${gateway.url}/${path}`, { headers: { cookie } })
    return { status: answer.status, data: ((await answer.json()) as { data: never }).data }
  }
  const names = async (keyword: string) => {
    const { data } = await ask(`api/map/places?keyword=${encodeURIComponent(keyword)}`)
    return (data as { address: string }[]).map(({ address }) => address)
  }
  return { gateway, ask, names }
}

describe('the embedded map', () => {
  let opened: Awaited<ReturnType<typeof openGateway>>
  before(async () => {
    opened = await openGateway()
  })
  after(() => opened.gateway.stop())

  test('W-MAP-4 W-MAP-8 places of the whole country by name, pinyin, initials and address; there is no key', async () => {
    const { ask, names } = opened
    for (const keyword of ['西湖', '西湖区', '杭州西湖', '浙江省杭州市西湖区灵隐路1号'])
      assert.equal((await names(keyword))[0], '浙江省杭州市西湖区', keyword)
    assert.deepEqual([(await names('hz'))[0], await names('Sanya')], ['浙江省杭州市', ['海南省三亚市']])
    assert.ok((await names('xihu')).includes('浙江省杭州市西湖区'))
    assert.deepEqual(await names('zzzz'), [])
    assert.deepEqual((await ask('wxa-admin/thirdparty/app/get_by_code?appCode=amap')).data, { appKey: '' })
    assert.equal((await fetch(`${opened.gateway.url}/_AMapService/v3/place/text?key=`)).status, 404)
  })

  test('W-MAP-7 the address of a position is that of the nearest district; far away there is none', async () => {
    const { ask } = opened
    const near = await ask('api/map/address?longitude=120.13&latitude=30.26')
    assert.deepEqual(near.data, { address: '浙江省杭州市西湖区' })
    assert.equal((await ask('api/map/address?longitude=-30&latitude=0')).status, 404)
    for (const wrong of ['longitude=181&latitude=0', 'longitude=1', 'longitude=x&latitude=1'])
      assert.equal((await ask(`api/map/address?${wrong}`)).status, 400, wrong)
  })

  test('regions are the provinces, and what lies below a path of names; a municipality stands for its city', async () => {
    const below = async (path: string) =>
      (await ask(`api/map/regions?path=${encodeURIComponent(path)}`)).data as string[]
    const { ask } = opened
    assert.equal((await below('')).length, 34)
    assert.ok((await below('浙江省')).includes('杭州市'))
    assert.ok((await below('浙江省/杭州市')).includes('西湖区'))
    assert.deepEqual(await below('上海市'), ['上海市'])
    assert.ok((await below('上海市/上海市')).includes('徐汇区'))
    assert.deepEqual(await below('浙江省/杭州市/西湖区'), [])
    assert.deepEqual(await below('不存在'), [])
  })

  test('regions are found by name, pinyin and initials, with the names of what they lie in, the best first', async () => {
    const found = async (keyword: string) =>
      (await opened.ask(`api/map/regions/found?keyword=${encodeURIComponent(keyword)}`)).data as string[][]
    assert.deepEqual((await found('西湖区'))[0], ['浙江省', '杭州市', '西湖区'])
    assert.ok((await found('xihu')).some((path) => path.join('/') === '浙江省/杭州市/西湖区'))
    assert.deepEqual((await found('杭州'))[0], ['浙江省', '杭州市'])
    assert.deepEqual((await found('徐汇'))[0], ['上海市', '上海市', '徐汇区'])
    assert.deepEqual(await found('上海'), [['上海市']])
    assert.equal((await found('城')).length, 20)
    assert.deepEqual(await found('不存在的地方'), [])
    assert.equal((await opened.ask('api/map/regions/found?keyword=')).status, 400)
  })

  test('a tile has land and names; the sea has none, and a tile that is not there is refused', async () => {
    const { ask } = opened
    const hangzhou = (await ask('api/map/tile?z=9&x=426&y=210')).data as {
      land: unknown[]
      labels: unknown[][]
    }
    assert.ok(
      hangzhou.land.length === 1 &&
        hangzhou.labels.some((label) => label[0] === '杭州市' && label[4] === 'Hangzhou'),
    )
    assert.deepEqual((await ask('api/map/tile?z=9&x=0&y=256')).data, { land: [], labels: [] })
    assert.equal((await ask('api/map/tile?z=14&x=0&y=0')).status, 400)
  })

  test('all calls need a session', async () => {
    for (const path of [
      'settings',
      'places?keyword=a',
      'address?longitude=1&latitude=1',
      'regions',
      'regions/found?keyword=a',
      'tile?z=1&x=1&y=1',
    ])
      assert.equal((await fetch(`${opened.gateway.url}/api/map/${path}`)).status, 401, path)
  })
})

/** A server that stands in for AMap or Nominatim. */
async function serve(answer: (path: string) => object) {
  const requests: IncomingMessage[] = []
  const server: Server = createServer((request, response) => {
    requests.push(request)
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(answer(request.url ?? '')))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return { requests, address: `http://127.0.0.1:${port}`, stop: () => server.close() }
}

describe('maps of others', () => {
  test('W-MAP-8 the key goes to browsers, the secret does not: the gateway adds it to the script’s calls', async () => {
    const amap = await serve(() => ({ status: '1' }))
    const keys = { key: 'browserkey', secret: 'topsecret123', service: amap.address }
    const { gateway, ask } = await openGateway({ map: { amap: keys } })
    try {
      const { data } = await ask('wxa-admin/thirdparty/app/get_by_code?appCode=amap')
      assert.deepEqual(data, { appKey: 'browserkey' })
      assert.deepEqual((await ask('wxa-admin/thirdparty/app/get_by_code?appCode=other')).data, { appKey: '' })
      const pass = (path: string) =>
        fetch(`${gateway.url}/_AMapService/${path}`, { headers: { cookie: 'a=b' } })
      const answer = await pass('v3/geocode/regeo?key=browserkey&location=1,2')
      assert.deepEqual([answer.status, await answer.json()], [200, { status: '1' }])
      assert.equal(
        amap.requests[0]?.url,
        '/v3/geocode/regeo?key=browserkey&location=1%2C2&jscode=topsecret123',
      )
      assert.equal(amap.requests[0]?.headers.cookie, undefined)
      const refused = [
        'v3/geocode/regeo?key=other',
        'v3/geocode/regeo',
        'v3/../admin?key=browserkey',
        'x?key=browserkey',
        'v3/a?key=browserkey&callback=<b>',
      ]
      for (const path of refused) assert.ok((await pass(path)).status >= 403, path)
      assert.equal(amap.requests.length, 1)
      amap.stop()
      assert.ok(mapSources({ amap: keys }).scripts.includes('https://webapi.amap.com'))
    } finally {
      await gateway.stop()
    }
  })

  test('tiles and a search by configuration: the search is asked in WGS-84 and answered in GCJ-02', async () => {
    const place = { lat: '30.2', lon: '120.1', name: '灵隐寺', display_name: '灵隐寺, 杭州' }
    const search = await serve((path) => (path.startsWith('/search') ? [place] : place))
    const tiles = 'https://{s}.tile.example.com/{z}/{x}/{y}.png'
    const { gateway, ask } = await openGateway({
      map: { tiles, search: search.address, attribution: '© OSM' },
    })
    try {
      assert.deepEqual((await ask('api/map/settings')).data, { tiles, attribution: '© OSM' })
      assert.deepEqual(mapSources({ tiles }).images, ['https://*.tile.example.com'])
      const [found] = (await ask('api/map/places?keyword=lingyin')).data as {
        longitude: number
        name: string
      }[]
      assert.equal(found?.name, '灵隐寺')
      assert.ok(found.longitude > 120.104 && found.longitude < 120.106, String(found.longitude))
      const { data } = await ask('api/map/address?longitude=120.105&latitude=30.2')
      assert.deepEqual(data, { address: '灵隐寺, 杭州' })
      assert.match(search.requests.at(-1)?.url ?? '', /lat=30\.2\d*&lon=120\.10\d/)
      search.stop()
      assert.equal((await ask('api/map/places?keyword=lingyin')).status, 502)
    } finally {
      await gateway.stop()
    }
  })
})
