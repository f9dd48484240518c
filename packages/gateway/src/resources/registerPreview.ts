import { previewResourceRow } from '@ebkit/protocol/calls/resources'
import type { FastifyInstance } from 'fastify'
import { behaviourContextIn } from '../behaviour/behaviourContextIn'
import { behaviourOf } from '../behaviour/behaviourOf'
import type { Gateway } from '../gateway'
import { notFound, unauthenticated } from '../server/refusal'
import { registerCall } from '../server/registerCall'
import { bindingIn, needsWriting } from './access'
import { withoutHidden } from './hiddenFields'
import { modelOf, problemsOf } from './model'
import { refusedFields } from './problems'
import { anyResource, resourcesTag } from './routes'
import { storeOf } from './stores'

/**
 * Previews what saving a row would affect, for forms with far-reaching effects. Required values may still be missing;
 * nothing is written.
 */
export function registerPreview(app: FastifyInstance, gateway: Gateway): void {
  const about = {
    needs: needsWriting('add', 'edit'),
    right: '{resource}:add',
    summary: 'What a row would touch if it were saved; nothing is written',
    tag: resourcesTag,
  }
  registerCall(app, previewResourceRow(anyResource), about, ({ body, request }) => {
    const binding = bindingIn(request)
    const { preview } = behaviourOf(binding.resource)
    const { identity: user } = request
    if (!user) throw unauthenticated()
    if (!preview) throw notFound('No page offers this')
    const { brandId, userId } = user
    const hotelId = storeOf(request, body.hotelId)
    const model = modelOf(binding, body, undefined)
    const problems = problemsOf(binding, model).filter(({ code }) => code !== 'required')
    if (problems.length) throw refusedFields(problems)
    const row = { ...withoutHidden(binding.writable, model), brandId, hotelId }
    return gateway.asTenant(request, (rows) =>
      preview({ ...behaviourContextIn(gateway, rows, { brandId, hotelId, userId, rights: user }), row }),
    )
  })
}
