import type * as v from 'valibot'

/** Any schema of a request or an answer. */
export type Schema = v.GenericSchema<unknown, unknown>

/** A schema of named parameters: of a query string or of a JSON body. */
export type ParameterSchema = Schema & { readonly entries: Readonly<Record<string, unknown>> }

/** HTTP methods of the call table; `null` where the specification names none. */
export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE'

/** The description of one call. Missing fields take the defaults named here. */
export interface CallFacts {
  /** Number in the specification's call list (`A-002`), or of the gateway's own calls (`O-001`). */
  readonly id: string
  /** The call's name in code, errors and logs. */
  readonly name: string
  /** `objectStore`: an operation of the store's own protocol. `configurable`: method and path come from configuration. Default `http`. */
  readonly kind?: 'http' | 'objectStore' | 'configurable'
  readonly method: Method | null
  /** Relative to the base, without a leading slash; `{name}` is a path parameter. */
  readonly path: string
  /** The base address of `path`. Default `gateway`. */
  readonly base?: 'gateway' | 'fileService' | 'store'
  readonly query?: ParameterSchema
  readonly body?: ParameterSchema
  readonly pathParams?: readonly string[]
  /** The body is a file instead of JSON. */
  readonly sendsFile?: boolean
  /** Schema of `data`, or of the whole body if the envelope is `none`. */
  readonly answer: Schema
  /**
   * When an answer is a success. `code`: body code 0 or '0'. `optionalCode`: a body without a code succeeds too.
   * `status`: the HTTP status is exactly 200. `none`: the body is the data. Default `code`.
   */
  readonly envelope?: 'code' | 'optionalCode' | 'status' | 'none'
  /**
   * A pure read, so the client may repeat it after a lost answer. Independent of the method: some GETs change state.
   */
  readonly safeToRepeat: boolean
}

/** A call with all defaults filled in. */
export type CallDefinition = Required<Omit<CallFacts, 'query' | 'body'>> &
  Pick<CallFacts, 'query' | 'body'> & {
    /** The gateway requires the header `X-Eb-Client`, whatever the method. */
    readonly changesState: boolean
  }

type Defined<Facts extends CallFacts> = Omit<CallDefinition, keyof Facts> & Facts

/**
 * Defines one call. Each call is a separate export without side effects, so that a bundle contains only the calls it
 * makes.
 *
 * @example
 * ```ts
 * import { defineCall } from '@ebkit/protocol/define-call'
 * import * as v from 'valibot'
 *
 * const getRoomState = defineCall({
 *   id: 'X-001',
 *   name: 'getRoomState',
 *   method: 'GET',
 *   path: 'room-api/state',
 *   query: v.object({ roomNo: v.string() }),
 *   answer: v.object({ isClean: v.boolean() }),
 *   safeToRepeat: true,
 * })
 * getRoomState.envelope // 'code'
 * getRoomState.changesState // false
 * ```
 */
// @__NO_SIDE_EFFECTS__
export function defineCall<const Facts extends CallFacts>(facts: Facts): Defined<Facts> {
  return {
    kind: 'http',
    base: 'gateway',
    pathParams: [],
    sendsFile: false,
    envelope: 'code',
    changesState: !facts.safeToRepeat,
    ...facts,
  } as unknown as Defined<Facts>
}

type InputOf<S> = S extends v.GenericSchema<infer Input, unknown> ? Input : undefined
type OutputOf<S> = S extends v.GenericSchema<unknown, infer Output> ? Output : undefined

/** The query as a client sends it. */
export type QueryOf<Call extends { query?: unknown }> = InputOf<Call['query']>
/** The JSON body as a client sends it. */
export type BodyOf<Call extends { body?: unknown }> = InputOf<Call['body']>
/** The answer's data as a client reads it, after validation. */
export type AnswerOf<Call extends { answer: unknown }> = OutputOf<Call['answer']>
/** The query as the gateway reads it, after validation. */
export type ReceivedQueryOf<Call extends { query?: unknown }> = OutputOf<Call['query']>
/** The JSON body as the gateway reads it, after validation. */
export type ReceivedBodyOf<Call extends { body?: unknown }> = OutputOf<Call['body']>
