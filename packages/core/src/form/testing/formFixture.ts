import { EventEmitter } from 'node:events'
import type { Field } from '@ebkit/rules/fields'
import { cookieFetch, type Servers, until } from '@ebkit/testing'
import { createHttp } from '../../http/createHttp'
import { createPage } from '../../page/createPage'
import { createSession } from '../../session/createSession'
import { createSafeStorage, type SafeStorage } from '../../storage/safeStorage'
import { createForm } from '../createForm'
import type { FormDependencies, FormOptions } from '../FormContext'

const label = (zh: string) => ({ zh })

/** The values that a user enters for a printer. */
export const printerFields: readonly Field[] = [
  { name: 'printerName', label: label('打印机名称'), type: 'string', required: true, maxLength: 20 },
  {
    name: 'brandModel',
    label: label('品牌型号'),
    type: 'enum',
    required: true,
    options: [
      { value: 'FEIE', label: label('飞鹅') },
      { value: 'SUNMI', label: label('商米') },
    ],
  },
  {
    name: 'connectType',
    label: label('连接方式'),
    type: 'enum',
    required: true,
    options: ['CLOUD', 'WIFI', 'USB'].map((value) => ({ value, label: label(value) })),
    default: 'CLOUD',
  },
  {
    name: 'sn',
    label: label('设备编号'),
    type: 'string',
    required: true,
    maxLength: 32,
    rules: ['alphaNum'],
  },
  {
    name: 'deviceKey',
    label: label('设备密钥'),
    type: 'string',
    writeOnly: true,
    required: true,
    showIf: 'connectType=CLOUD',
  },
  {
    name: 'ipAddress',
    label: label('IP地址'),
    type: 'string',
    showIf: 'connectType=WIFI',
    required: true,
    rules: ['ipAddress'],
  },
  {
    name: 'usage',
    label: label('用途'),
    type: 'enum',
    required: true,
    options: ['RECEIPT', 'LABEL', 'TICKET'].map((value) => ({ value, label: label(value) })),
  },
  { name: 'location', label: label('摆放位置'), type: 'string', required: true, maxLength: 30 },
  { name: 'copies', label: label('打印份数'), type: 'int', required: true, min: 1, max: 5, default: 1 },
  { name: 'autoCut', label: label('自动切纸'), type: 'bool', default: true },
  { name: 'onlineState', label: label('在线状态'), type: 'string', readOnly: true },
]

/** A new valid printer with a unique name and serial number. */
export const newPrinter = (name: string) => ({
  printerName: name,
  brandModel: 'SUNMI',
  connectType: 'WIFI',
  ipAddress: '10.0.0.7',
  sn: `SN${Buffer.from(name).toString('hex')}`.slice(0, 32),
  usage: 'RECEIPT',
  location: '前台',
})

/** The window of a page, as far as forms use it. */
export function createWindow() {
  const events = new EventEmitter()
  return {
    addEventListener: (name: string, listener: (event: Event) => void) => events.on(name, listener),
    removeEventListener: (name: string, listener: (event: Event) => void) => events.off(name, listener),
    dispatch(name: string): Event {
      const event = new Event(name, { cancelable: true })
      // What a browser's own event provides.
      Object.defineProperty(event, 'returnValue', { value: '', writable: true })
      events.emit(name, event)
      return event
    },
    count: (name: string) => events.listenerCount(name),
  }
}

/** A form in a browser whose storage persists. */
export function openForm(
  servers: Servers,
  options: Partial<FormOptions> = {},
  {
    storage = createSafeStorage(() => undefined),
    ...dependencies
  }: { storage?: SafeStorage } & Partial<FormDependencies> = {},
) {
  const jar = { cookie: servers.cookie }
  const fetch: typeof globalThis.fetch = (address, init) => cookieFetch(jar.cookie)(address, init)
  const session = createSession(createPage(storage), fetch)
  session.configure({ gateway: servers.proxy.url })
  const page = createWindow()
  const http = createHttp({ session, fetch, timeout: 1500, pause: 1 })
  const given: FormOptions = { fields: printerFields, resource: 'merchant-api/printer', ...options }
  const form = createForm(
    { session, http, page: page as unknown as Window, wait: 1, pauses: [10, 20, 40], ...dependencies },
    () => given,
  )
  const stop = form.start()
  const { get } = form.$state
  return {
    form,
    options: given,
    session,
    storage,
    page,
    jar,
    stop,
    get,
    /** It is loaded, and so is the code that works on it. */
    ready: () => until(() => get().phase === 'ready' && page.count('pagehide') > 0, 'form'),
    fill(values: Readonly<Record<string, unknown>>) {
      for (const [name, value] of Object.entries(values)) form.write(name, value)
    },
  }
}
