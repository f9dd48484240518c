import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Gateway } from '../gateway'
import { mapSources } from '../map/MapSettings'
import { contentSecurityPolicy } from '../server/headers'
import { notFound } from '../server/refusal'
import { cookieOf, sessionCookie } from '../session/cookies'
import { identityOfSession } from '../session/sessions'
import type { Folders } from '../settings'
import { storeSources } from '../store/address'
import { exampleFile } from './exampleFile'
import { frameAncestors } from './frameAncestors'
import { registerHeadSnippet } from './headSnippet'
import { missingBuild } from './missingBuild'

const year = 'public, max-age=31536000, immutable'
const short = 'public, max-age=60, must-revalidate'
const day = 'public, max-age=86400'
const checked = 'no-cache'

/** Pages are public; only their calls need a session. */
const config = { access: 'public', changesState: false } as const
const hidden = { config, schema: { hide: true } } as const

/** Scripts and styles that pages of other origins load. They contain no user data. */
function openToAll(reply: FastifyReply): void {
  reply.header('cross-origin-resource-policy', 'cross-origin')
  reply.header('access-control-allow-origin', '*')
}

/** Pictures of the demo's products. */
const pictures = fileURLToPath(new URL('../../assets/products', import.meta.url))

type WithPath = { Params: { '*': string } }

function registerPictures(app: FastifyInstance): void {
  app.get<WithPath>('/pictures/products/*', hidden, (request, reply) => {
    openToAll(reply)
    reply.header('cache-control', day)
    return reply.sendFile(request.params['*'], pictures)
  })
}

function registerExamples(app: FastifyInstance, { examples }: Folders): void {
  app.get('/examples', hidden, (_request, reply) => reply.redirect('/examples/'))
  app.get<WithPath>('/examples/*', hidden, (request, reply) => {
    const file = exampleFile(examples, request.params['*'])
    if (!file) throw notFound()
    openToAll(reply)
    reply.header('cache-control', checked)
    return reply.sendFile(file.path, file.root)
  })
}

function registerDocs(app: FastifyInstance, gateway: Gateway): void {
  const { docs } = gateway.settings.folders
  app.get('/docs', hidden, (_request, reply) => reply.redirect('/docs/'))
  app.get<WithPath>('/docs/*', hidden, (request, reply) => {
    if (!existsSync(docs)) return missingBuild(reply, 'The documentation', 'npm run docs')
    reply.header('cache-control', checked)
    return reply.sendFile(request.params['*'] || 'index.html', docs)
  })
  // Live examples ask this before they make calls: a 401 for readers without a session would show as an error in the
  // console of each page.
  app.get('/docs/reader', hidden, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    return { isSignedIn: (await readerOf(request, gateway)) !== undefined }
  })
}

/** The identity of the session in a page's request. */
async function readerOf(request: FastifyRequest, { database, settings }: Gateway) {
  const secret = cookieOf(request, sessionCookie(settings))
  return secret ? identityOfSession(database.sessions, secret) : undefined
}

/** Serves everything that is files: the script tag's build, the console, the examples, the documentation, pictures. */
export async function registerPages(app: FastifyInstance, gateway: Gateway): Promise<void> {
  const { folders, keepsFiles, servesDocs, servesExamples, servesDemo } = gateway.settings
  const store = storeSources(gateway.settings.store)
  const map = mapSources(gateway.settings.map)
  await app.register(fastifyStatic, {
    root: folders.examples,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
  })

  registerHeadSnippet(app, {
    folder: folders.eb,
    base: ({ protocol, host }) => gateway.settings.publicOrigin ?? `${protocol}://${host}`,
    options: hidden,
  })
  app.get<WithPath>('/eb/*', hidden, (request, reply) => {
    openToAll(reply)
    const path = request.params['*']
    if (!existsSync(folders.eb)) return missingBuild(reply, 'The script tag')
    const kept = path.includes('/') ? year : short
    reply.header('cache-control', keepsFiles ? kept : checked)
    reply.header('vary', 'accept-encoding')
    return reply.sendFile(path, folders.eb)
  })

  if (servesDemo) registerPictures(app)
  if (servesExamples) registerExamples(app, folders)
  if (servesDocs) registerDocs(app, gateway)

  const page = (name: string) => async (request: FastifyRequest, reply: FastifyReply) => {
    if (!existsSync(join(folders.console, 'index.html'))) return missingBuild(reply, 'The console')
    const identity = await readerOf(request, gateway)
    const ancestors = frameAncestors(identity ? await gateway.origins.of(identity.brandId) : [])
    reply.header('content-security-policy', contentSecurityPolicy({ ancestors, store, map }))
    reply.header('cache-control', 'no-store')
    const own = existsSync(join(folders.console, name))
    return reply.sendFile(own ? name : 'index.html', folders.console)
  }
  app.get('/', hidden, page('index.html'))
  app.get('/login', hidden, page('login.html'))
  if (!servesDemo) return
  app.get('/guest', hidden, page('index.html'))
  // The address in a refund's code: guests of a demo see the page that stands in for theirs.
  app.get<{ Querystring: { platformOrderId?: string } }>('/refund', hidden, (request, reply) => {
    const order = new URLSearchParams({ order: String(request.query.platformOrderId ?? '') })
    return reply.redirect(`/guest?${order}`)
  })
}
