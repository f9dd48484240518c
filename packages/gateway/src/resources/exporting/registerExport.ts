import { exportResource, exportResourceByBody } from '@ebkit/protocol/calls/resources'
import type { CallDefinition, ReceivedQueryOf } from '@ebkit/protocol/define-call'
import type { FastifyInstance } from 'fastify'
import type { Gateway } from '../../gateway'
import { bindingIn, needsReading } from '../access'
import { reachOf } from '../stores'
import { exportRows } from './exportRows'
import { registerFile } from './registerFile'

type Parameters = ReceivedQueryOf<ReturnType<typeof exportResource>>

/** Registers the routes of exports: by query, which links can use, and by body. */
export function registerExport(app: FastifyInstance, gateway: Gateway): void {
  const resource = '{service}/{resource}'
  const calls: readonly CallDefinition[] = [exportResource(resource), exportResourceByBody(resource)]
  for (const call of calls)
    registerFile(app, gateway, call, {
      needs: needsReading('export'),
      summary: 'All rows as a file',
      right: '{resource}:export',
      tag: 'Rows of resources',
      write(rows, received, request, reply) {
        const given = received as Parameters
        const asked = { ...given, ...reachOf(request, given.hotelId) }
        return exportRows(rows, bindingIn(request), asked, reply)
      },
    })
}
