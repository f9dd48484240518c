import assert from 'node:assert/strict'
import type { ImportRow, ResourceImport } from '@ebkit/protocol/calls/resourceImports'
import type { TestGateway } from '@ebkit/testing'

/** Calls the imports of one resource as one user. */
export interface ImportClient {
  /** Sends a file. @throws AssertionError if it is refused */
  send(file: string | Uint8Array, name?: string): Promise<ResourceImport>
  /** Checks its rows. @param mapping default: the suggestion */
  check(sent: ResourceImport, mapping?: readonly string[]): Promise<ResourceImport>
  rows(sent: ResourceImport, status?: string): Promise<ImportRow[]>
  mend(sent: ResourceImport, rows: readonly unknown[]): Promise<{ import: ResourceImport; rows: ImportRow[] }>
  /** Saves until nothing is left to save. */
  commit(sent: ResourceImport): Promise<ResourceImport>
  /** The raw answer of any of the calls. */
  ask(path: string, init?: RequestInit): Promise<Response>
  /** The raw answer to a file. */
  sendRaw(file: string | Uint8Array, name?: string): Promise<Response>
  /** The raw answer to a body. */
  post(path: string, body: unknown): Promise<Response>
}

/** @param address `merchant-api/eb/printer` @param hotelId the store in which rows are saved. Default: the user's */
export function createImportClient(
  gateway: TestGateway,
  cookie: string,
  address: string,
  hotelId?: string,
): ImportClient {
  const place: Record<string, string> = hotelId === undefined ? {} : { hotelId }
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`${gateway.url}/${address}/import${path}`, {
      ...init,
      headers: { cookie, 'x-eb-client': 'ebkit/test', ...init.headers },
    })
  const dataOf = async <Data>(answer: Response): Promise<Data> => {
    const body = (await answer.json()) as { data: Data }
    assert.equal(answer.status, 200, JSON.stringify(body))
    return body.data
  }
  const post = (path: string, body: unknown) =>
    ask(path, {
      method: 'POST',
      body: JSON.stringify({ ...place, ...(body as object) }),
      headers: { 'content-type': 'application/json' },
    })
  const sendRaw = (file: string | Uint8Array, name = 'rows.csv') => {
    const form = new FormData()
    if (hotelId !== undefined) form.set('hotelId', hotelId)
    form.set('file', new File([file as BlobPart], name))
    return ask('', { method: 'POST', body: form })
  }
  const client: ImportClient = {
    ask,
    post,
    sendRaw,
    send: async (file, name) => dataOf(await sendRaw(file, name)),
    check: async ({ importId, mapping: suggested }, mapping = suggested) =>
      dataOf(await post('/check', { importId, mapping })),
    async rows({ importId }, status) {
      const query = new URLSearchParams({ ...place, importId, pageSize: '200', ...(status && { status }) })
      const { list } = await dataOf<{ list: ImportRow[] }>(await ask(`/rows?${query}`))
      return list
    },
    mend: async ({ importId }, rows) => dataOf(await post('/mend', { importId, rows })),
    async commit({ importId }) {
      const next = await dataOf<ResourceImport>(await post('/commit', { importId }))
      const { ready, mended } = next.counts
      return ready + mended > 0 ? client.commit(next) : next
    },
  }
  return client
}
