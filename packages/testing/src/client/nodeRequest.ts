import { type ClientRequest, type IncomingHttpHeaders, request as send } from 'node:http'

type Listener<Event = unknown> = ((event: Event) => void) | null

/** Bytes per write to the network: each is a step of the progress. */
const step = 16 * 1024

/**
 * The part of XMLHttpRequest that uploads use, on Node's http: real requests with progress of the body, which `fetch`
 * lacks. Unlike in a browser there is no CORS, so every header is readable.
 */
class NodeRequest {
  readonly upload: { onprogress: Listener<{ loaded: number }>; onload: Listener } = {
    onprogress: null,
    onload: null,
  }
  onprogress: Listener = null
  onload: Listener = null
  onerror: Listener = null
  status = 0
  responseText = ''
  private request?: ClientRequest
  private readonly headers: Record<string, string> = {}
  private answered: IncomingHttpHeaders = {}
  private isOver = false
  private method = 'GET'
  private url = ''

  open(method: string, url: string): void {
    this.method = method
    this.url = url
  }

  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value
  }

  send(body: Uint8Array | null): void {
    const headers = { ...this.headers, 'content-length': String(body?.length ?? 0) }
    const request = send(this.url, { method: this.method, headers, agent: false })
    this.request = request
    let isAnswered = false
    // A server that refuses before it has the body ends the connection: its answer counts, as in browsers.
    request.on('error', () => isAnswered || this.fail())
    request.on('response', (answer) => {
      isAnswered = true
      this.status = answer.statusCode ?? 0
      this.answered = answer.headers
      answer.setEncoding('utf8')
      answer.on('data', (text) => {
        this.responseText += text
        if (!this.isOver) this.onprogress?.({})
      })
      answer.on('error', () => {})
      answer.on('close', () => (answer.complete ? this.finish() : this.fail()))
    })
    this.write(request, body ?? new Uint8Array(), 0)
  }

  abort(): void {
    this.isOver = true
    this.request?.destroy()
  }

  getAllResponseHeaders(): string {
    return Object.entries(this.answered)
      .map(([name, value]) => `${name}: ${value}`)
      .join('\r\n')
  }

  private write(request: ClientRequest, body: Uint8Array, from: number): void {
    if (this.isOver) return
    if (from >= body.length) {
      request.end()
      this.upload.onload?.({})
      return
    }
    const to = Math.min(body.length, from + step)
    request.write(body.subarray(from, to), (error) => {
      if (error || this.isOver) return
      this.upload.onprogress?.({ loaded: to })
      this.write(request, body, to)
    })
  }

  private finish(): void {
    if (this.isOver) return
    this.isOver = true
    this.onload?.({})
  }

  private fail(): void {
    if (this.isOver) return
    this.isOver = true
    this.onerror?.({})
  }
}

/** A browser-like request in Node. */
export const createNodeRequest = () => new NodeRequest() as unknown as XMLHttpRequest
