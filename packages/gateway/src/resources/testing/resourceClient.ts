import type { TestGateway } from '@ebkit/testing'

/** The answer of a call. */
export interface Answered {
  readonly status: number
  readonly code: unknown
  readonly message: string
  readonly data: Record<string, unknown> & {
    readonly list: Record<string, unknown>[]
    readonly total: number
    readonly problems: { readonly path: string; readonly code: string }[]
  }
  readonly [name: string]: unknown
}

/** Calls of one resource as one user. */
export interface ResourceClient {
  list(parameters?: Record<string, string | number>): Promise<Answered>
  detail(key: string, parameters?: Record<string, string>): Promise<Answered>
  save(body: unknown, headers?: Record<string, string>): Promise<Answered>
  delete(keys: readonly string[], more?: Record<string, unknown>): Promise<Answered>
  /** The raw answer of any of the calls. */
  ask(path: string, init?: RequestInit): Promise<Response>
}

/** @param address `merchant-api/eb/printer` */
export function resourceClient(
  gateway: TestGateway,
  cookie: string,
  address: string,
  key: string,
): ResourceClient {
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`${gateway.url}/${address}/${path}`, {
      ...init,
      headers: { cookie, 'x-eb-client': 'ebkit/test', ...init.headers },
    })
  const read = async (answer: Response) =>
    ({ status: answer.status, ...((await answer.json()) as object) }) as Answered
  const get = async (path: string, parameters: Record<string, string | number>) =>
    read(
      await ask(
        `${path}?${new URLSearchParams(Object.entries(parameters).map(([name, value]) => [name, `${value}`]))}`,
      ),
    )
  const post = async (path: string, body: unknown, headers: Record<string, string> = {}) =>
    read(
      await ask(path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...headers },
      }),
    )
  return {
    ask,
    list: (parameters = {}) => get('list', parameters),
    detail: (value, parameters = {}) => get('detail', { [key]: value, ...parameters }),
    save: (body, headers) => post('save', body, headers),
    delete: (keys, more = {}) => post('delete', { keys, ...more }),
  }
}

/** Calls about printers. */
export const printers = (gateway: TestGateway, cookie: string) =>
  resourceClient(gateway, cookie, 'merchant-api/eb/printer', 'printerId')

/** Calls about postage templates. */
export const postageTemplates = (gateway: TestGateway, cookie: string) =>
  resourceClient(gateway, cookie, 'merchant-api/eb/postage-template', 'postageTemplateId')

/** Calls about ticket products. */
export const ticketProducts = (gateway: TestGateway, cookie: string) =>
  resourceClient(gateway, cookie, 'ticket-api/eb/ticket-product', 'ticketProductId')

let made = 0

/** A printer that can be saved; no two are alike. */
export function aPrinter(more: Record<string, unknown> = {}): Record<string, unknown> {
  made++
  return {
    printerName: `新打印机 ${made}`,
    ...{ brandModel: 'XINYE', connectType: 'WIFI', ipAddress: '192.168.1.9', port: 9100 },
    sn: `SN${made}`,
    ...{ usage: 'RECEIPT', paperWidth: '80', location: '前台', copies: 1 },
    ...more,
  }
}
