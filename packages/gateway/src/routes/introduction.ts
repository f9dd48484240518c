import { getIntroduction } from '@ebkit/protocol/calls/activity'
import type { FastifyInstance } from 'fastify'
import type { Gateway } from '../gateway'
import { introductionOf } from '../introductions/introductionOf'
import { ownOrigin } from '../server/ownOrigin'
import { registerCall } from '../server/registerCall'

/** The introduction banner of a page. @spec W-ACT-3 */
export function registerIntroduction(app: FastifyInstance, { settings }: Gateway): void {
  const options = { needs: 'session', summary: 'What a page says of itself', tag: 'Configuration' } as const
  registerCall(app, getIntroduction, options, ({ query, request }) => {
    const origin = settings.publicOrigin ?? ownOrigin(request)
    const { imageList, ...introduction } = introductionOf(query.urlRouter)
    const absolute = ({ showUrl, jumpUrl }: (typeof imageList)[number]) => ({
      showUrl: origin + showUrl,
      // A page of the console: its address follows from the page that shows the banner.
      jumpUrl: jumpUrl && `#${jumpUrl}`,
    })
    return { ...introduction, imageList: imageList.map(absolute) }
  })
}
