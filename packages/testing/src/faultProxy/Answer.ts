import type { IncomingMessage } from 'node:http'

/** An answer of the gateway, read to its end. */
export interface Answer {
  status: number
  headers: IncomingMessage['headers']
  body: Buffer
}
