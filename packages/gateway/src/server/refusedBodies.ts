import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** Bytes of a refused body that are read on, so that the client comes to reading why, and milliseconds. */
const patience = { bytes: 64 * 1024 * 1024, milliseconds: 10_000 }

/** Whether a request was answered before all of it was here. */
const isArriving = ({ complete, destroyed }: IncomingMessage) => complete === false && !destroyed

/** Lets the rest of a body pass by; of more than is sensible the client is cut off. */
function passBy(raw: IncomingMessage): void {
  const { socket } = raw
  let size = 0
  raw.on('data', (chunk: Buffer) => {
    size += chunk.length
    if (size > patience.bytes) socket.destroy()
  })
  raw.on('error', () => undefined)
  const timer = setTimeout(() => socket.destroy(), patience.milliseconds)
  timer.unref()
  socket.once('close', () => clearTimeout(timer))
}

/**
 * A connection that ends while the client still sends is reset, and the answer is lost on its way. So it ends when the
 * body has.
 */
function closeAfterBody(raw: IncomingMessage): void {
  const { socket } = raw
  const close = socket.destroySoon.bind(socket)
  // what Node calls after an answer with `connection: close`
  socket.destroySoon = () => (isArriving(raw) ? void raw.once('end', close) : close())
}

/**
 * Closes the connection of a request that was answered without reading its body: what follows is no next request but
 * bytes that nobody wanted, and they may be many.
 */
export function registerRefusedBodies(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw }, reply) => {
    if (!isArriving(raw)) return
    reply.header('connection', 'close')
    passBy(raw)
    closeAfterBody(raw)
  })
}
