import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Answer } from './Answer'
import type { Fault } from './faults'

const htmlPage = '<!doctype html><html lang="en"><title>Welcome</title><p>It works.</p></html>'

/** Answers instead of the gateway. Returns false if the fault needs the gateway's own answer. */
export function answerInPlace(fault: Fault, response: ServerResponse): boolean {
  switch (fault.fault) {
    case 'stallHeaders':
    case 'stallUpload':
      return true
    case 'text':
      send(response, fault.status ?? 200, fault.headers ?? {}, String(fault.body ?? ''))
      return true
    case 'drop':
      response.destroy()
      return true
    case 'html':
      send(
        response,
        fault.status ?? 200,
        { 'content-type': 'text/html; charset=utf-8', ...fault.headers },
        htmlPage,
      )
      return true
    case 'status':
      send(
        response,
        fault.status ?? 503,
        jsonHeaders(fault),
        fault.body === undefined ? '' : JSON.stringify(fault.body),
      )
      return true
    case 'json':
      send(response, fault.status ?? 200, jsonHeaders(fault), JSON.stringify(fault.body ?? null))
      return true
    default:
      return false
  }
}

/** Sends the gateway's answer, changed by the fault. */
export function spoil(fault: Fault | undefined, answer: Answer, response: ServerResponse): void {
  const { status, headers } = answer
  const half = answer.body.subarray(0, Math.floor(answer.body.length / 2))
  switch (fault?.fault) {
    case 'lose':
      response.destroy()
      return
    case 'stallBody':
      response.writeHead(status, headers).write(half)
      return
    case 'cutConnection':
      response.writeHead(status, headers).write(half, () => response.destroy())
      return
    case 'cutJson':
      send(response, status, headers, half)
      return
    case 'hideHeaders': {
      const seen = Object.entries(headers).filter(([name]) => !fault.names?.includes(name))
      send(response, status, Object.fromEntries(seen), answer.body)
      return
    }
    case 'wrongShape': {
      const { data = { unexpected: true } } = fault
      send(response, status, headers, JSON.stringify({ ...JSON.parse(answer.body.toString()), data }))
      return
    }
    default:
      send(response, status, headers, answer.body)
  }
}

function jsonHeaders(fault: Fault): Record<string, string> {
  return { 'content-type': 'application/json; charset=utf-8', ...fault.headers }
}

function send(
  response: ServerResponse,
  status: number,
  headers: IncomingMessage['headers'],
  body: string | Buffer,
): void {
  const { 'content-length': _, 'transfer-encoding': __, ...kept } = headers
  response.writeHead(status, { ...kept, 'content-length': Buffer.byteLength(body) }).end(body)
}
