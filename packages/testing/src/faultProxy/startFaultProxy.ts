import { once } from 'node:events'
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Answer } from './Answer'
import { answerInPlace, spoil } from './answers'
import { type Fault, type InjectedFault, matches, type SeenRequest } from './faults'
import { spoilUpload } from './uploads'

/** A proxy in front of the real gateway that injects network faults into requests and answers. */
export interface FaultProxy {
  /** Address of the proxy, with a slash at the end. */
  readonly url: string
  /** Every request since the start or the last `reset`, affected or not. */
  readonly requests: SeenRequest[]
  /** Injects a fault. If several match a request, the oldest applies. */
  inject(fault: Fault): InjectedFault
  /** Removes all faults, releases held answers and clears the requests. */
  reset(): void
  /** Ends all connections. */
  stop(): Promise<void>
}

export interface FaultProxyOptions {
  /** Records requests with their bodies and answers. Default: no, because uploads may be large. */
  keepsBodies?: boolean
}

/** Starts a proxy on a free port of the loopback address. */
export async function startFaultProxy(
  targetUrl: string,
  { keepsBodies = false }: FaultProxyOptions = {},
): Promise<FaultProxy> {
  const faults: ActiveFault[] = []
  const requests: SeenRequest[] = []
  const server = createServer((request, response) => {
    const { method = 'GET', url: path = '/', headers } = request
    const seen: SeenRequest = { method, path, headers }
    requests.push(seen)
    const fault = faults.find((candidate) => candidate.takes(seen))
    if (fault) fault.hits++
    handle(request, response, { targetUrl, fault, ...(keepsBodies && { seen }) }).catch(() =>
      response.destroy(),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    requests,
    inject(description) {
      const fault: ActiveFault = new ActiveFault(description, () => {
        const place = faults.indexOf(fault)
        if (place >= 0) faults.splice(place, 1)
      })
      faults.push(fault)
      return fault
    },
    reset() {
      for (const fault of faults.splice(0)) fault.release()
      requests.length = 0
    },
    async stop() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

class ActiveFault implements InjectedFault {
  hits = 0
  release!: () => void
  readonly released = new Promise<void>((resolve) => {
    this.release = resolve
  })

  constructor(
    readonly description: Fault,
    readonly remove: () => void,
  ) {}

  takes(request: SeenRequest): boolean {
    return (
      this.hits < (this.description.times ?? Number.POSITIVE_INFINITY) && matches(this.description, request)
    )
  }
}

/** The context of a request. */
interface Handling {
  readonly targetUrl: string
  readonly fault: ActiveFault | undefined
  /** Where body and answer are recorded. */
  readonly seen?: SeenRequest
}

async function handle(
  request: IncomingMessage,
  response: ServerResponse,
  { targetUrl, fault, seen }: Handling,
): Promise<void> {
  const description = fault?.description
  if (description && answerInPlace(description, response)) {
    if (description.fault !== 'stallUpload') request.resume()
    return
  }
  const sent: Buffer[] = []
  if (seen) request.on('data', (chunk: Buffer) => sent.push(chunk))
  const answer = await askGateway(request, targetUrl, description)
  if (seen) Object.assign(seen, { body: Buffer.concat(sent), answer })
  if (description?.fault === 'delay')
    await new Promise((resolve) => setTimeout(resolve, description.milliseconds ?? 0))
  if (description?.fault === 'hold') await fault?.released
  spoil(description, answer, response)
}

async function askGateway(
  request: IncomingMessage,
  targetUrl: string,
  fault: Fault | undefined,
): Promise<Answer> {
  const target = new URL(request.url ?? '/', targetUrl)
  // Compressed answers cannot be cut or changed meaningfully.
  const headers = { ...request.headers, 'accept-encoding': 'identity' }
  const upstream = ask(target, { method: request.method, headers })
  // When the client disconnects, abort its request; else the gateway would wait for the rest.
  request.once('close', () => request.complete || upstream.destroy())
  // A failure after the answer has begun is visible in the answer.
  upstream.on('error', () => {})
  const spoiled = spoilUpload(request, fault)
  spoiled?.on('error', () => request.destroy())
  ;(spoiled ? request.pipe(spoiled) : request).pipe(upstream)
  const [answer] = (await once(upstream, 'response')) as [IncomingMessage]
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk)
  return { status: answer.statusCode ?? 502, headers: answer.headers, body: Buffer.concat(chunks) }
}
