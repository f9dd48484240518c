import { getImportFile, getImportTemplate } from '@ebkit/protocol/calls/resourceImports'
import type { CallDefinition, ReceivedQueryOf } from '@ebkit/protocol/define-call'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Gateway } from '../../gateway'
import { routeOfCall } from '../../server/routeOfCall'
import { bindingIn } from '../access'
import { namesOf } from '../exporting/columns'
import { anyResource, resourcesTag } from '../routes'
import { importBinding } from './actionImport'
import { contextOf, needsImport } from './importContext'
import { sendTemplate, sendWrongRows } from './importFiles'
import { requireImport } from './imports'
import { sendSavedRows } from './savedRows'

type TemplateQuery = ReceivedQueryOf<ReturnType<typeof getImportTemplate>>
type FileQuery = ReceivedQueryOf<ReturnType<typeof getImportFile>>

/** A route that answers a file. */
function registerFile(
  app: FastifyInstance,
  call: CallDefinition,
  summary: string,
  send: (request: FastifyRequest, reply: FastifyReply) => Promise<void>,
): void {
  const { id, name, query } = call
  app.route({
    method: 'GET',
    url: routeOfCall(call),
    exposeHeadRoute: false,
    config: { access: 'user', needs: needsImport, changesState: false },
    schema: {
      operationId: name,
      summary,
      description: `${id}. Needs {resource}:import.`,
      tags: [resourcesTag],
      querystring: query,
    },
    handler: async (request, reply) => {
      await send(request, reply)
      return reply
    },
  })
}

/** The calls of imports that answer files. */
export function registerImportFiles(app: FastifyInstance, { asTenant }: Gateway): void {
  registerFile(app, getImportTemplate(anyResource), 'An empty file with the headers', (request, reply) => {
    const { columns, format, lang } = request.query as TemplateQuery
    return sendTemplate(reply, importBinding(bindingIn(request)), namesOf(columns), { format, lang })
  })
  registerFile(app, getImportFile(anyResource), 'Rows of an import as a file', (request, reply) => {
    const { hotelId, importId, format, lang, rows: asked } = request.query as FileQuery
    return asTenant(request, async (rows) => {
      const context = contextOf(request, rows, hotelId)
      const send = asked === 'saved' ? sendSavedRows : sendWrongRows
      await send(reply, context, await requireImport(context, importId), { format, lang })
    })
  })
}
