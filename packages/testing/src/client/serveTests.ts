import { after, afterEach, before } from 'node:test'
import { type FaultProxy, type FaultProxyOptions, startFaultProxy } from '../faultProxy/index'
import { startTestGateway, type TestGateway, type TestGatewayOptions } from '../gateway/index'

/** What the tests of one file talk to. */
export interface Servers {
  readonly gateway: TestGateway
  /** Between the tests' client and the gateway; without faults again before each test. */
  readonly proxy: FaultProxy
  /** Of the account; a test may put another one's here. */
  cookie: string
}

/**
 * A gateway for the tests of one file, a proxy that injects faults before it, and somebody who is signed in. There from
 * the first test on, gone after the last.
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
