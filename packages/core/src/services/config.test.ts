import assert from 'node:assert/strict'
import { after, afterEach, before, beforeEach, describe, mock, test } from 'node:test'
import {
  cookieFetch,
  type FaultProxy,
  startFaultProxy,
  startTestGateway,
  type TestGateway,
} from '@ebkit/testing'
import { createHttp, type Http } from '../http/createHttp'
import { createSession } from '../session/createSession'
import type { Session } from '../session/Session'
import {
  type ConfigService,
  configResource,
  createConfigService,
  isNewFileManager,
  isNewUi,
  isTicketAbTest,
  isUploadCheckOn,
} from './config'

let gateway: TestGateway
let proxy: FaultProxy
let cookie: string
let session: Session
let http: Http
let config: ConfigService
let warnings: unknown[][]

const configRequests = () => proxy.requests.filter(({ path }) => path.includes('getHotelConfigAll'))

before(async () => {
  gateway = await startTestGateway()
  proxy = await startFaultProxy(gateway.url)
  cookie = await gateway.signIn('manager')
})
beforeEach(async () => {
  warnings = []
  mock.method(console, 'warn', (...warning: unknown[]) => warnings.push(warning))
  session = createSession(undefined, cookieFetch(cookie))
  session.configure({ gateway: proxy.url })
  await session.identify()
  http = createHttp({ session, fetch: cookieFetch(cookie), pause: 1 })
  config = createConfigService(http, session.resources)
})
afterEach(() => {
  proxy.reset()
  mock.restoreAll()
})
after(async () => {
  await proxy.stop()
  await gateway.stop()
})

describe('hotel config', () => {
  test('W-CFG-1 is a key-value map, read with GET merchant-api/config/getHotelConfigAll without a payload', async () => {
    await gateway.sql(
      `update hotel_switch set value = '1' where hotel_id = '100101' and key = 'ENABLE_UPLOAD_CHECK'`,
    )
    const map = await config.all()
    const [request] = configRequests()
    assert.deepEqual([request?.method, request?.path], ['GET', '/merchant-api/config/getHotelConfigAll'])
    assert.equal(request?.headers['content-length'], undefined)
    assert.equal(map.ENABLE_UPLOAD_CHECK, '1')
    assert.ok(Object.keys(map).length >= 4)
  })

  test('is requested once for all callers, and again after a change of hotel or an invalidation', async () => {
    await Promise.all([config.all(), config.all(), createConfigService(http, session.resources).all()])
    assert.equal(configRequests().length, 1)
    session.configure({ hotelId: '100102' })
    await config.all()
    assert.equal(configRequests()[1]?.headers['x-eb-hotel'], '100102')
    session.resources.invalidate(configResource)
    await config.all()
    assert.equal(configRequests().length, 3)
  })

  test('W-CFG-6 a failure is logged only: every switch is off, nothing is thrown, the next call requests it again', async () => {
    for (const fault of ['drop', 'html', 'cutJson', 'status', 'wrongShape'] as const) {
      const injected = proxy.inject({ match: 'merchant-api/config', fault, data: [] })
      const logged = warnings.length
      const map = await config.all()
      assert.ok(injected.hits)
      assert.deepEqual(
        [isNewUi(map), isNewFileManager(map), isUploadCheckOn(map), isTicketAbTest(map, '1')],
        Array(4).fill(false),
      )
      assert.equal(warnings.length, logged + 1)
      injected.remove()
    }
    assert.ok(Object.keys(await config.all()).length)
  })
})

describe('switches', () => {
  const values = [undefined, null, '', '0', '1', ' 1', '2', 'true']
  const assertSwitch = (isOn: typeof isNewUi, key: string) => {
    assert.deepEqual(
      values.filter((value) => isOn({ [key]: value })),
      ['1'],
    )
    assert.equal(isOn({}), false)
  }

  test("W-CFG-2 ENABLE_UI_UPGRADE_ALL is on when it equals '1', and only then", () =>
    assertSwitch(isNewUi, 'ENABLE_UI_UPGRADE_ALL'))

  test("W-CFG-4 ENABLE_NEW_FILE_MANAGER_SWITCH is on when it equals '1', and only then", () =>
    assertSwitch(isNewFileManager, 'ENABLE_NEW_FILE_MANAGER_SWITCH'))

  test("W-CFG-5 ENABLE_UPLOAD_CHECK is on when it equals '1', and only then", () =>
    assertSwitch(isUploadCheckOn, 'ENABLE_UPLOAD_CHECK'))

  test('W-CFG-3 ENABLE_TICKET_PRODUCT_ABTEST is a comma list of hotel ids', () => {
    const map = { ENABLE_TICKET_PRODUCT_ABTEST: '100101,100103, 7' }
    assert.deepEqual(
      ['100101', '100103', '7', '10010', '1', ''].map((id) => isTicketAbTest(map, id)),
      [true, true, true, false, false, false],
    )
    for (const list of [undefined, null, ''])
      assert.equal(isTicketAbTest({ ENABLE_TICKET_PRODUCT_ABTEST: list }, '1'), false)
  })
})
