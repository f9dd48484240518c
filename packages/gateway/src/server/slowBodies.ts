import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Settings } from '../settings'
import { answerBrokenRequest } from './brokenRequest'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A body may take as long as it likes while it moves. Default: all of it is here in time, or the client is cut off. */
    movingBody?: boolean
  }
}

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Hangs up on a client whose body does not arrive. */
function cutOff({ raw }: FastifyRequest): void {
  if (raw.complete || raw.destroyed) return
  const late = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
  answerBrokenRequest(late, raw.socket)
  raw.socket.destroySoon()
}

/**
 * Ends requests whose bodies take too long: all of it after `requestTimeout`, what may take its time after
 * `store.stallTimeout` without a byte. Headers have a limit of their own.
 */
export function registerSlowBodies(app: FastifyInstance, { requestTimeout, store }: Settings): void {
  app.addHook('onRequest', async (request) => {
    const { raw } = request
    if (!hasBody(request) || raw.destroyed) return
    const moves = request.routeOptions.config.movingBody === true
    let arrived = raw.socket.bytesRead
    const look = () => {
      if (raw.complete || raw.destroyed) return
      if (moves && raw.socket.bytesRead > arrived) {
        arrived = raw.socket.bytesRead
        timer.refresh()
      } else cutOff(request)
    }
    const timer = setTimeout(look, moves ? store.stallTimeout : requestTimeout)
    timer.unref() // the server's sockets keep the process alive, not this
    const stop = () => clearTimeout(timer)
    raw.once('end', stop).once('close', stop)
  })
}
