import { createHash } from 'node:crypto'
import type { AnswerOf, CallDefinition, ReceivedBodyOf, ReceivedQueryOf } from '@ebkit/protocol/define-call'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import * as v from 'valibot'
import { compressed } from './compression'
import type { Access, Needs } from './RouteAccess'
import { routeOfCall } from './routeOfCall'

/** A request as a handler gets it: validated, without unknown fields. */
export interface Received<Call> {
  readonly query: Call extends { query?: unknown } ? ReceivedQueryOf<Call> : undefined
  readonly body: Call extends { body?: unknown } ? ReceivedBodyOf<Call> : undefined
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** Required callers and permissions of a call. */
export type CallAccess =
  | { readonly access?: 'user'; readonly needs: Needs }
  | { readonly access: Exclude<Access, 'user'>; readonly needs?: undefined }

export type CallOptions = CallAccess & CallDescription

export interface CallDescription {
  /** The code of a success. Default 0; some of the specification's calls answer '0'. */
  readonly successCode?: 0 | '0'
  /** One line for the OpenAPI page. */
  readonly summary: string
  /** Shown together on the OpenAPI page. */
  readonly tag: string
  /** The operation's id on the OpenAPI page, where calls of several paths share a name. Default: the call's name. */
  readonly operation?: string
  /** For a call whose address names the resource: what it needs, for people. */
  readonly right?: string
  /** Fields of the envelope besides `data`. */
  readonly besides?: (data: never) => Readonly<Record<string, unknown>>
  /** The browser may keep the answer, and asks each time whether it is still the newest. Default: it keeps nothing. */
  readonly isRevalidated?: boolean
  /** Further route options: rate limit, body limit. */
  readonly route?: RouteShorthandOptions
}

const describe = ({ id }: CallDefinition, { needs, right }: CallOptions) => {
  if (needs === 'administrator') return `${id}. Needs an administrator of the brand.`
  const codes =
    typeof needs === 'function' || needs === 'session' || !needs ? right : [needs].flat().join(' or ')
  return codes ? `${id}. Needs ${codes}.` : id
}

/** Names the answer by its content. Whether the browser has it already, and needs no other. */
function isKnown(data: unknown, request: FastifyRequest, reply: FastifyReply): boolean {
  const tag = `"${createHash('sha256').update(JSON.stringify(data)).digest('base64url').slice(0, 27)}"`
  // Weak: compressed or not, it names the same answer.
  reply.header('etag', `W/${tag}`)
  return request.headers['if-none-match']?.replace(/^W\//, '') === tag
}

/**
 * Makes a route from a call of the table: its method and path, validation of what comes in, the same schemas in the
 * OpenAPI page, and the envelope around the answer. The answer is put through its schema too: one that does not fit is a
 * fault of ours and answers 500, never a wrong shape.
 */
export function registerCall<const Call extends CallDefinition>(
  app: FastifyInstance,
  call: Call,
  options: CallOptions,
  handler: (received: Received<Call>) => Promise<AnswerOf<Call>> | AnswerOf<Call>,
): void {
  const schema = {
    operationId: options.operation ?? call.name,
    summary: options.summary,
    description: describe(call, options),
    tags: [options.tag],
    ...(call.query && { querystring: call.query }),
    ...(call.body && { body: call.body }),
    response: { 200: call.answer },
  }
  app.route({
    ...compressed,
    ...options.route,
    method: call.method ?? 'GET',
    // a GET that changes something is no question that HEAD could ask
    ...(call.changesState && { exposeHeadRoute: false }),
    url: routeOfCall(call),
    schema,
    config: {
      ...options.route?.config,
      access: options.access ?? 'user',
      needs: options.needs,
      changesState: call.changesState,
    },
    handler: async (request, reply) => {
      const received = { query: request.query, body: request.body, request, reply } as Received<Call>
      const data = v.parse(call.answer, await handler(received))
      reply.header('cache-control', options.isRevalidated ? 'private, no-cache' : 'no-store')
      if (options.isRevalidated && isKnown(data, request, reply))
        return (reply as FastifyReply).code(304).send()
      if (call.envelope === 'none') return data
      const besides = options.besides?.(data as never)
      return {
        code: options.successCode ?? 0,
        message: '',
        data: data ?? null,
        ...besides,
        requestId: request.id,
      }
    },
  })
}
