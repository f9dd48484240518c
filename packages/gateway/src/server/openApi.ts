import { catalogue, kebabCase } from '@ebkit/domain'
import swagger, { type SwaggerTransform } from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { toJsonSchema } from '@valibot/to-json-schema'
import type { FastifyInstance, RouteOptions } from 'fastify'
import type * as v from 'valibot'
import { sessionCookie } from '../session/cookies'
import type { Settings } from '../settings'
import { contentSecurityPolicy } from './headers'

const prefix = '/docs/api'

/** The console's mark. */
const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 26 26" width="26" height="26">
<rect x="1" y="1" width="11" height="11" rx="3" fill="#8d98b8"/><circle cx="19.5" cy="6.5" r="5.5" fill="#6f8bf0"/>
<circle cx="6.5" cy="19.5" r="5.5" fill="#6f8bf0"/><path d="M14 14h8a3 3 0 0 1 3 3v5a3 3 0 0 1-3 3h-8z" fill="#8d98b8"/></svg>`

const asJsonSchema = (schema: unknown) => {
  const { $schema: _, ...rest } = toJsonSchema(schema as v.GenericSchema, {
    errorMode: 'ignore',
    typeMode: 'input',
  })
  return rest
}

const enveloped = (data: unknown) => ({
  type: 'object',
  properties: {
    code: { description: '0 or "0"', enum: [0, '0'] },
    message: { type: 'string' },
    data: asJsonSchema(data),
    requestId: { type: 'string' },
  },
})

const proofs: Record<'user' | 'partner', readonly Record<string, readonly string[]>[]> = {
  user: [{ session: [] }, { token: [] }],
  partner: [{ token: [] }],
}

const services = [...new Set(catalogue.map(({ service }) => service))].sort()
const names = catalogue.map(({ name }) => kebabCase(name)).sort()

/** What the address of a call can name where it serves all resources. */
const anyResource = {
  type: 'object',
  properties: { service: { type: 'string', enum: services }, resource: { type: 'string', enum: names } },
}

/** The routes carry schemas of the protocol; the page shows the same ones as JSON Schema. */
const transform: SwaggerTransform = ({ schema, url, route }) => {
  const { querystring, body, response, ...rest } = (schema ?? {}) as Record<string, unknown>
  const answer = (response as Record<string, unknown> | undefined)?.[200]
  const { access } = route.config ?? {}
  const shown = {
    ...rest,
    ...(url.startsWith('/:service/eb/:resource/') ? { params: anyResource } : {}),
    ...(querystring ? { querystring: asJsonSchema(querystring) } : {}),
    ...(body ? { body: asJsonSchema(body) } : {}),
    ...(answer ? { response: { 200: { description: 'Success', ...enveloped(answer) } } } : {}),
    ...(access === 'public' ? {} : { security: proofs[access ?? 'user'] }),
  }
  return { schema: shown, url }
}

/** The OpenAPI description of every call, for people under /docs/api and for programs under /docs/api/json. */
export async function registerOpenApi(app: FastifyInstance, settings: Settings): Promise<void> {
  app.addHook('onRoute', (route: RouteOptions) => {
    if (route.url.startsWith(prefix))
      route.config = { ...route.config, access: 'public', changesState: false }
  })
  await app.register(swagger, {
    transform,
    openapi: {
      info: {
        title: 'ebkit gateway',
        version: '0.1.0',
        description: 'Every call that the console and the widgets make.',
      },
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: sessionCookie(settings).name },
          token: { type: 'http', scheme: 'bearer' },
        },
      },
    },
  })
  await app.register(swaggerUi, {
    routePrefix: prefix,
    staticCSP: contentSecurityPolicy({ styles: ["'unsafe-inline'"] }),
    logo: { type: 'image/svg+xml', content: Buffer.from(mark), href: '/' },
    theme: { title: 'ebkit gateway' },
  })
}
