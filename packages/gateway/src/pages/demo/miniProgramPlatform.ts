import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { Gateway } from '../../gateway'
import { grantPermissions, noteRegistration } from '../../routes/applets'
import { needsAppletEdit, platformOf } from '../../routes/miniProgram'
import { sendDemoPage } from './demoPage'

const query = v.object({
  platformType: v.optional(v.picklist(['wechat', 'bytedance', 'alipay', 'xhs']), 'wechat'),
})
const form = v.record(v.string(), v.string())

type Request = FastifyRequest<{ Querystring: v.InferOutput<typeof query> }>

const config = { access: 'user', needs: needsAppletEdit } as const
/** Forms are posted without the client's header. */
const posted = { ...config, changesState: 'form' } as const
const schema = { hide: true, querystring: query }

/** The permissions that the platform's page lists. @spec W-MPA-13 */
const permissions = [
  ['appletRegister', '快速注册小程序', 'Quick-register mini-programs'],
  ['appletManager', '小程序管理', 'Manage mini-programs'],
  ['platformRegister', '开放平台账号管理', 'Manage open-platform accounts'],
] as const

const boxes = permissions.map(
  ([name, zh, en]) =>
    `<label><input type="checkbox" name="${name}" checked> <span>${zh}权限 <span lang="en">${en}</span></span></label>`,
)

/**
 * The external pages of a mini-program platform, in demo mode: one grants permissions, one registers. The widget opens
 * them in a new tab.
 *
 * @spec W-MPA-3 W-MPA-6
 */
export function registerMiniProgramPlatform(app: FastifyInstance, { asTenant }: Gateway): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, body: string | Buffer) => Object.fromEntries(new URLSearchParams(String(body))),
  )
  app.get('/eb/demo/mini-program/authorization', { config, schema }, (_request, reply) =>
    sendDemoPage(reply, {
      title: '授权第三方平台',
      body: `<p>选择授予的权限。 <span lang="en">Choose the permissions to grant.</span></p>
<form method="post">${boxes.join('')}<button>授权 <span lang="en">Authorise</span></button></form>`,
    }),
  )
  app.post(
    '/eb/demo/mini-program/authorization',
    { config: posted, schema: { ...schema, body: form } },
    async (request: Request, reply) => {
      const given = request.body as Record<string, string>
      const has = (name: string) => Object.hasOwn(given, name)
      await asTenant(request, (rows) =>
        grantPermissions(rows, platformOf(request, request.query.platformType), {
          appletRegister: has('appletRegister'),
          appletManager: has('appletManager'),
          platformRegister: has('platformRegister'),
        }),
      )
      return sendDone(reply)
    },
  )
  app.get('/eb/demo/mini-program/registration', { config, schema }, (_request, reply) =>
    sendDemoPage(reply, {
      title: '快速注册小程序',
      body: `<p>由法定代表人确认后完成注册。 <span lang="en">The legal representative confirms the registration.</span></p>
<form method="post"><button>确认注册 <span lang="en">Confirm</span></button></form>`,
    }),
  )
  app.post(
    '/eb/demo/mini-program/registration',
    { config: posted, schema: { ...schema, body: form } },
    async (request: Request, reply) => {
      await asTenant(request, (rows) =>
        noteRegistration(rows, platformOf(request, request.query.platformType)),
      )
      return sendDone(reply)
    },
  )
}

const sendDone = (reply: FastifyReply) =>
  sendDemoPage(reply, {
    title: '已完成',
    body: `<p>可以关闭此页，回到原来的页面。 <span lang="en">Close this page and go back to where you came from.</span></p>`,
  })
