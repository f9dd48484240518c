import type { IncomingMessage } from 'node:http'

/** A complete answer of the gateway. */
export interface Answer {
  status: number
  headers: IncomingMessage['headers']
  body: Buffer
}
