import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

/** A demo of its own, whose rows are kept for the next tour. */
export async function startDemo(): Promise<{ url: string; stop(): Promise<void> }> {
  const port = await freePort()
  const environment = { EB_MODE: 'demo', EB_DATA_DIR: '.data-tour', EB_SEED_SCALE: '0.2', PORT: String(port) }
  const gateway = spawn(
    process.execPath,
    ['--import', 'tsx', '--conditions=source', 'packages/gateway/src/main.ts'],
    {
      cwd: root,
      env: { ...environment, ...process.env, PORT: environment.PORT },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  const url = `http://127.0.0.1:${port}`
  while (!(await isFilled(url))) {
    if (gateway.exitCode !== null) throw new Error('The gateway ended; see above')
    await pause(500)
  }
  return {
    url,
    async stop() {
      gateway.kill()
      if (gateway.exitCode === null) await once(gateway, 'exit')
    },
  }
}

/** Whether it serves, and all rows of the demo are there. */
const isFilled = (url: string) =>
  fetch(`${url}/readyz`)
    .then((answer) => answer.json())
    .then(
      ({ seeds }: { seeds?: { state: string } }) => seeds?.state === 'done',
      () => false,
    )

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  return port
}
