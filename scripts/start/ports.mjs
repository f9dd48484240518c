import { createServer } from 'node:net'

/**
 * The ports that a start needs: the gateway's (PORT, 4100) and, in demo mode, the partner's (PORT + 100).
 * @returns {{ gateway: number, partner: number }}
 * @throws {Error} with a message for the user if PORT is invalid
 */
export function portsOf(environment = process.env) {
  const gateway = Number(environment.PORT || 4100)
  if (!Number.isInteger(gateway) || gateway < 1 || gateway > 65_435) {
    throw new Error(`PORT must be a number from 1 to 65435; it is "${environment.PORT}"`)
  }
  return { gateway, partner: Number(environment.EB_PARTNER_PORT || gateway + 100) }
}

/** Fails with a message for the user if the port is in use. */
export async function requireFree(port, { host = '127.0.0.1', what, remedy }) {
  const code = await tryToListen(port, host)
  if (code === undefined) return
  if (code === 'EADDRINUSE')
    throw new Error(`Port ${port} is in use, and ${what} needs it. ${await hint(port, host, remedy)}`)
  throw new Error(`Port ${port} cannot be used (${code}). ${remedy}`)
}

function tryToListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error) => resolve(error.code))
    server.listen(port, host, () => server.close(() => resolve(undefined)))
  })
}

async function hint(port, host, remedy) {
  const ours = await fetch(`http://${host}:${port}/healthz`, { signal: AbortSignal.timeout(1000) }).then(
    (answer) => answer.ok,
    () => false,
  )
  return ours ? `An ebkit gateway seems to run there: http://${host}:${port}/` : remedy
}
