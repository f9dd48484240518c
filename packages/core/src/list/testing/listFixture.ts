import { cookieFetch, type Servers, until } from '@ebkit/testing'
import { createHttp } from '../../http/createHttp'
import { createSession } from '../../session/createSession'
import { createList } from '../createList'
import type { ListOptions } from '../List'

/** The printers of the signed-in user's hotel, by name. */
const printers: ListOptions = {
  columns: [],
  source: { url: 'merchant-api/eb/printer/list', method: 'POST', filterName: 'filter', dropEmpty: true },
  rowKey: 'printerId',
  sort: { name: 'printerName', direction: 'asc' },
}

/** A list that has loaded its first page, with its dependencies. Default: printers. */
export async function openList(servers: Servers, options: Partial<ListOptions> = {}) {
  const fetch = cookieFetch(servers.cookie)
  const session = createSession(undefined, fetch)
  session.configure({ gateway: servers.proxy.url })
  const http = createHttp({ session, fetch, timeout: 1500, pause: 1 })
  const list = createList({ http, session }, () => ({ ...printers, ...options }))
  const stop = list.start()
  await until(() => {
    const { status } = list.$state.get()
    // On a busy machine the first answer may take longer than the time in which a fault is expected.
    if (status === 'failed') void list.reload()
    return status === 'ready'
  }, 'rows')
  return { list, http, session, fetch, stop, rows: () => list.$state.get().page.rows }
}
