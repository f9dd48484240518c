import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { createGateway } from '../../createGateway'
import { openDatabase } from '../../database/open'
import { defaultSettings } from '../../settings'
import { type MillionOptions, millionPassword, startMillion } from './millionDatabase'

const unlimited = { request: 1e6, login: 1e6, embedToken: 1e6, store: 1e6, image: 1e6 }

const cookieOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ')

async function signIn(url: string, account: string): Promise<string> {
  const answer = await fetch(`${url}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-eb-client': 'ebkit/test' },
    body: JSON.stringify({ account, password: millionPassword }),
  })
  if (!answer.ok) throw new Error(`${account} could not sign in: ${answer.status} ${await answer.text()}`)
  return cookieOf(answer)
}

/** Starts a real gateway in this process on the database with a million orders, and connects as its owner. */
export async function openMillion(options: MillionOptions = {}) {
  const million = await startMillion(options)
  const database = openDatabase(million.login)
  const folder = await mkdtemp(join(tmpdir(), 'ebkit-million-'))
  const app = await createGateway(database, {
    ...defaultSettings,
    rateLimits: unlimited,
    disk: { reserve: 1024 * 1024, database: undefined },
    store: { ...defaultSettings.store, folder },
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const owner = new pg.Client({ connectionString: million.ownerUrl })
  await owner.connect()
  return {
    ...{ url, owner, database, databasePid: million.pid },
    signIn: (account: string) => signIn(url, account),
    async stop() {
      app.server.closeAllConnections()
      await app.close()
      await Promise.all([database.close(), owner.end()])
      await million.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export type Million = Awaited<ReturnType<typeof openMillion>>
