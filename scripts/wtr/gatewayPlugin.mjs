// The real gateway (on its own database clone) behind the fault proxy, same-origin under /gateway/; its object store at
// its own address, which is part of signatures. Both start while the browser does if a test file names the gateway, and
// otherwise with the first request or command that needs them, so that a run without network tests costs nothing.
import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { testingModule } from './testingModule.mjs'

const PREFIX = '/gateway/'
const STORE = '/eb-store/'

export function gatewayPlugin() {
  let starting
  const running = () => {
    starting ??= start()
    return starting
  }
  return {
    name: 'test-gateway',
    async executeCommand({ command, payload }) {
      const action = command.startsWith('gateway:') && actions[command.slice('gateway:'.length)]
      if (!action) return undefined
      return (await action(await running(), payload ?? {})) ?? true
    },
    /** For the configuration's `middleware`: what a plugin adds when the server starts is too late for koa. */
    async middleware(context, next) {
      const isStore = context.path.startsWith(STORE)
      if (!isStore && !context.path.startsWith(PREFIX)) return next()
      const path = isStore ? context.url : context.url.slice(PREFIX.length - 1)
      await forward(context, new URL(path, (await running()).proxy.url))
    },
    /** Reporters learn of the files first. A failure is that of the first request. */
    reporter: {
      start({ testFiles }) {
        // a failure is told by the first request, which awaits the same start
        if (testFiles.some(namesGateway)) running().catch(() => {})
      },
    },
    async serverStop() {
      if (!starting) return
      const { gateway, proxy } = await starting
      await proxy.stop()
      await gateway.stop()
    },
  }
}

const namesGateway = (file) => /gateway/i.test(readFileSync(file, 'utf8'))

async function start() {
  const { startFaultProxy, startTestGateway } = await testingModule()
  const gateway = await startTestGateway()
  const proxy = await startFaultProxy(gateway.url)
  return { gateway, proxy, faults: [] }
}

const actions = {
  /** Injects a fault; `match` is a path prefix of the gateway (no function can cross to the server). */
  inject({ proxy, faults }, fault) {
    faults.push(proxy.inject(fault))
    return { fault: faults.length - 1 }
  },
  hits: ({ faults }, { fault }) => ({ hits: faults[fault].hits }),
  reset(state) {
    state.proxy.reset()
    state.faults = []
  },
  requests: ({ proxy }) => proxy.requests,
  /** The proxy's own address: another origin than the page's. */
  address: ({ proxy }) => ({ url: proxy.url }),
  sql: ({ gateway }, { text, values }) => gateway.sql(text, values),
}

/** Forwards a request unchanged: method, headers and bytes; the proxy determines the answer. */
function forward(context, url) {
  context.respond = false
  context.status = 502 // pending until there is an answer: an aborted request is not an unknown address
  const { req, res } = context
  return new Promise((resolve) => {
    const upstream = request(url, { method: req.method, headers: req.headers }, (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(res)
      answer.on('error', () => res.destroy())
    })
    upstream.on('error', () => res.destroy())
    res.on('close', () => {
      upstream.destroy()
      resolve()
    })
    req.pipe(upstream)
  })
}
