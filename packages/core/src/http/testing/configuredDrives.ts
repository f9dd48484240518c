import { until } from '@ebkit/testing'
import { newPrinter, openForm } from '../../form/testing/formFixture'
import { createList } from '../../list/createList'
import type { Drive, WireClient } from './WireClient'

async function list({ http, session }: WireClient, method: 'GET' | 'POST'): Promise<void> {
  const source = { url: 'merchant-api/eb/printer/list', method }
  const list = createList({ http, session }, () => ({
    columns: [],
    source,
    rowKey: 'printerId',
    sort: { name: 'printerName', direction: 'desc' },
  }))
  const stop = list.start()
  await until(() => list.$state.get().status === 'ready', 'rows')
  stop()
}

/** Saves a new printer with the generic form, and returns its key. */
async function save({ servers }: WireClient, name: string): Promise<string> {
  const { form, ready, fill, stop } = openForm(servers)
  await ready()
  fill(newPrinter(name))
  const row = await form.save()
  stop()
  return String(row?.printerId)
}

async function edit(client: WireClient): Promise<void> {
  const { ready, stop } = openForm(client.servers, {
    mode: 'edit',
    recordId: await save(client, '读取'),
  })
  await ready()
  stop()
}

/** Calls whose paths are configured: those of the generic list and form, with a resource of the gateway. */
export const configuredDrives: Readonly<Record<string, Drive>> = {
  'A-031': async (client) => {
    await list(client, 'GET')
    await list(client, 'POST')
  },
  'A-032': edit,
  'A-033': (client) => save(client, '保存'),
}
