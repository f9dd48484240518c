import { after, afterEach, before } from 'node:test'
import { type FaultProxy, type FaultProxyOptions, startFaultProxy } from '../faultProxy/index'
import { startTestGateway, type TestGateway, type TestGatewayOptions } from '../gateway/index'

/** The servers of one test file. */
export interface Servers {
  readonly gateway: TestGateway
  /** Between the tests' client and the gateway; its faults are removed before each test. */
  readonly proxy: FaultProxy
  /** Cookie of the account; a test may replace it. */
  cookie: string
}

/**
 * A gateway for the tests of one file, a fault proxy in front of it, and a signed-in user. Started before the first
 * test, stopped after the last.
 */
export function serveTests(account: string, options?: TestGatewayOptions & FaultProxyOptions): Servers {
  const servers = {} as { -readonly [Name in keyof Servers]: Servers[Name] }
  before(async () => {
    servers.gateway = await startTestGateway(options)
    servers.proxy = await startFaultProxy(servers.gateway.url, options)
    servers.cookie = await servers.gateway.signIn(account)
  })
  afterEach(() => servers.proxy.reset())
  after(async () => {
    await servers.proxy?.stop()
    await servers.gateway?.stop()
  })
  return servers
}
