import { check } from '@ebkit/protocol/check'
import type { CallDefinition } from '@ebkit/protocol/define-call'
import { ServiceError } from '../errors/ServiceError'
import type { Reply } from './send'

/** An answer whose body has been read, before its code is checked. */
export interface CodedAnswer {
  /** Code of the body as text; undefined without one. */
  code: string | undefined
  /** The server's message, if it is a text. */
  message: string | undefined
  /** Unchecked. */
  data: unknown
  /** Id of the request in the gateway's log, if the answer contains it. */
  requestId: string | undefined
  /** The whole answer, unchecked. */
  body: unknown
}

/** Handles one response code in place of the default. Its result is the call's result; it may throw. */
export type CodeHandler = (answer: CodedAnswer) => unknown

/** By response code as text: `{ '403': ask }`. The HTTP status is not a response code. */
export type CodeHandlers = Record<string, CodeHandler>

/**
 * Checks an answer: HTTP status, response code, shape.
 * @throws ServiceError `http` `refused` `malformed` `session-ended`
 * @spec W-REQ-4 W-REQ-5 W-REQ-6 W-REQ-7
 */
export function readAnswer(
  definition: CallDefinition,
  { status, text }: Reply,
  handlers: CodeHandlers,
): unknown {
  const body = parse(text)
  const answer = codedAnswer(body)
  const { code, message: serverMessage, data } = answer
  const failed = (kind: ServiceError['code'], params?: Record<string, unknown>) =>
    new ServiceError(definition.name, kind, { status, params, serverCode: code, serverMessage, data })
  const fit = (value: unknown) => {
    const checked = check(definition.answer, value)
    if (checked.fits) return checked.value
    throw failed('malformed', { reason: 'shape', field: checked.field })
  }

  if (status < 200 || status > 299) {
    // A 401 ends the session, unless it is the answer to a wrong password.
    if (status === 401 && code !== 'bad-credentials') throw failed('session-ended')
    throw failed('http', answer.requestId ? { requestId: answer.requestId } : undefined)
  }
  if (definition.envelope === 'none') return fit(body)
  if (Object(body) !== body || Array.isArray(body)) throw failed('malformed', { reason: 'not-json' })
  if (code !== undefined && Object.hasOwn(handlers, code)) return handlers[code]?.(answer)
  if (!succeeded(definition, status, code)) throw failed('refused', { code })
  return fit(data)
}

function succeeded({ envelope }: CallDefinition, status: number, code: string | undefined): boolean {
  if (envelope === 'status') return status === 200
  return code === '0' || (code === undefined && envelope === 'optionalCode')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function codedAnswer(body: unknown): CodedAnswer {
  const { code, message, data, requestId } = Object(body) as Record<string, unknown>
  return {
    code: code == null ? undefined : String(code),
    message: typeof message === 'string' && message ? message : undefined,
    data,
    requestId: typeof requestId === 'string' && requestId ? requestId : undefined,
    body,
  }
}
