import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

export interface Asked {
  readonly method: string
  readonly url: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}
type Answer = (reply: ServerResponse, asked: Asked) => void

/** A fake of Aliyun that records its requests, and answers as a test says. */
export async function startAliyunServer() {
  const asked: Asked[] = []
  let answer: Answer = (reply) => reply.end()
  const server: Server = createServer(async (request, reply) => {
    const body = (await buffer(request)).toString()
    const { method = '', url = '', headers } = request
    asked.push({ method, url, headers, body })
    answer(reply, { method, url, headers, body })
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    asked,
    url,
    answerWith(next: Answer) {
      asked.length = 0
      answer = next
    },
    stop: () => server.close(),
  }
}

/** The key service's answer. */
export const lentKeys = (number: number, lifetime = 3_600_000) =>
  JSON.stringify({
    Credentials: {
      AccessKeyId: `STS.${number}`,
      AccessKeySecret: `secret ${number}`,
      SecurityToken: `token ${number}`,
      Expiration: new Date(Date.now() + lifetime).toISOString(),
    },
  })

export type AliyunServer = Awaited<ReturnType<typeof startAliyunServer>>
