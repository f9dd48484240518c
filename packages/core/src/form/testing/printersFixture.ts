import assert from 'node:assert/strict'
import { serveTests } from '@ebkit/testing'
import { newPrinter, openForm } from './formFixture'

export const savePath = 'merchant-api/eb/printer/save'

/** A gateway whose printers are saved, and counted, for the tests of one file. */
export function printersFixture() {
  const servers = serveTests('manager')
  return {
    servers,
    saves: () => servers.proxy.requests.filter(({ path }) => path.startsWith(`/${savePath}`)),
    async countOf(name: string): Promise<number> {
      const [row] = await servers.gateway.sql<{ count: string }>(
        'select count(*) from printer where printer_name = $1',
        [name],
      )
      return Number(row?.count)
    },
    /** Saves a new printer and returns the row. */
    async makePrinter(name: string): Promise<Record<string, unknown>> {
      const { form, ready, fill, stop } = openForm(servers)
      await ready()
      fill(newPrinter(name))
      const saved = await form.save()
      stop()
      assert.ok(saved, name)
      return saved as Record<string, unknown>
    },
  }
}
