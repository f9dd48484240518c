import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { Gateway } from '../../gateway'
import { unauthenticated } from '../../server/refusal'
import { authoriseCorporation } from './authoriseCorporation'
import { sendDemoPage } from './demoPage'
import { wecomDemoPaths } from './wecomPaths'

const query = v.object({ hotelId: v.string() })

type Request = FastifyRequest<{ Querystring: v.InferOutput<typeof query> }>

const config = { access: 'user', needs: 'wecomSetting:apply' } as const
/** Forms are posted without the client's header. */
const posted = { ...config, changesState: 'form' } as const
const schema = { hide: true, querystring: query }

/**
 * The pages of WeCom's own platform, in demo mode: one for the authorisation by a corporation's administrator, one for
 * contacting a service manager. The mini-program's pages, in the same scope, register the parser of forms.
 */
export function registerWecomPlatform(app: FastifyInstance, { asTenant }: Gateway): void {
  app.get(wecomDemoPaths.authorisation, { config, schema }, (_request, reply) =>
    sendDemoPage(reply, {
      title: '企业微信授权',
      body: `<p>企业管理员同意后，本店即可使用企业微信。 <span lang="en">Once the corporation’s administrator agrees, the store can use WeCom.</span></p>
<form method="post"><button>同意授权 <span lang="en">Authorise</span></button></form>`,
    }),
  )
  app.post(wecomDemoPaths.authorisation, { config: posted, schema }, async (request: Request, reply) => {
    if (!request.identity) throw unauthenticated()
    const { brandId, userId } = request.identity
    await asTenant(request, (rows) =>
      authoriseCorporation(rows, { hotelId: request.query.hotelId, brandId, userId }),
    )
    return sendDemoPage(reply, {
      title: '授权成功',
      body: `<p>可以关闭此页，回到原来的页面。 <span lang="en">Close this page and go back to where you came from.</span></p>`,
    })
  })
  app.get(
    wecomDemoPaths.contact,
    { config: { access: 'public' }, schema: { hide: true } },
    (_request, reply) =>
      sendDemoPage(reply, {
        title: '服务经理',
        body: `<p>正式环境中，这里是您的服务经理的联系方式。 <span lang="en">In production your service manager answers here.</span></p>`,
      }),
  )
}
