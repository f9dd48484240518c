import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Disk } from '../disk/disk'
import { DiskFull, fullPartOf, newlyFullPartOf } from '../disk/diskFull'
import { isOpened, strayPage } from '../pages/strayPage'
import { busy, notFound, Refusal } from './refusal'

/** What the framework and its plugins refuse, in our words. */
const known: Readonly<Record<string, { status: number; code: string; message: string }>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { status: 413, code: 'too-large', message: 'The body is too large' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { status: 415, code: 'unsupported-type', message: 'Send application/json' },
  FST_ERR_CTP_EMPTY_JSON_BODY: { status: 400, code: 'invalid-request', message: 'The body is empty' },
  FST_ERR_CTP_INVALID_JSON_BODY: { status: 400, code: 'invalid-request', message: 'The body is not JSON' },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: {
    status: 400,
    code: 'invalid-request',
    message: 'The body was cut short',
  },
  FST_ERR_BAD_URL: { status: 400, code: 'invalid-request', message: 'The address is malformed' },
}

/** PostgreSQL's codes for text that it cannot store: NUL, invalid UTF-8. */
const unstorable = new Set(['22021', '22P05'])

/** PostgreSQL has no connection left, or ended a statement that took too long. */
const overloaded = new Set(['53300', '57014'])

/** What the pool says when no connection was free in time; it has no code. */
const noConnection =
  /^timeout exceeded when trying to connect$|^Connection terminated due to connection timeout$/

const databaseCode = (error: Error) => (error.cause as { code?: string } | undefined)?.code ?? ''

const isOverloaded = (error: Error) =>
  [error, error.cause].some((each) => each instanceof Error && noConnection.test(each.message)) ||
  overloaded.has(databaseCode(error) || (error as FastifyError).code)

const noRoom = () =>
  new Refusal(507, 'disk-full', 'The disk is full: nothing can be saved until there is room on it again')

function asRefusal(error: FastifyError, disk: Disk): Refusal {
  if (error instanceof Refusal) return error
  const full = newlyFullPartOf(error)
  if (full) disk.noteFull(full)
  if (fullPartOf(error)) return noRoom()
  if (unstorable.has(databaseCode(error)))
    return new Refusal(400, 'invalid-request', 'A text holds characters that cannot be stored')
  if (isOverloaded(error)) return busy()
  // the database found a row of another tenant where the route did not
  if (databaseCode(error) === '42501') return notFound()
  const ours = known[error.code]
  if (ours) return new Refusal(ours.status, ours.code, ours.message)
  const status = error.statusCode ?? 500
  if (status === 429) return new Refusal(429, 'rate-limited', 'Too many requests')
  if (status >= 400 && status < 500) return new Refusal(status, 'invalid-request', 'The request is malformed')
  return new Refusal(500, 'internal', 'Something went wrong here; the request id finds it in the log')
}

function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, code, message, data, retryAfter }: Refusal,
) {
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send({ code, message, ...(data === undefined ? {} : { data }), requestId: request.id })
}

/** Routes of pages and files; the addresses of calls always answer JSON. */
const isOfFiles = ({ routeOptions }: FastifyRequest) => routeOptions.url?.endsWith('/*') ?? false

/** Every error leaves in one shape: `{ code, message, data?, requestId }`. A person who opens a stray address sees a page. */
export function registerErrors(app: FastifyInstance, disk: Disk): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const refusal = asRefusal(error, disk)
    if (refusal.status >= 500 && !(error instanceof DiskFull)) request.log.error({ err: error }, 'fault')
    if (refusal.status === 404 && isOfFiles(request) && isOpened(request)) return strayPage(request, reply)
    return answer(request, reply, refusal)
  })
  app.setNotFoundHandler((request, reply) =>
    isOpened(request) ? strayPage(request, reply) : answer(request, reply, notFound()),
  )
}
