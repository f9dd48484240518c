import { randomBytes } from 'node:crypto'
import { shortLink } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { inSystem } from '../../behaviour/inSystem'
import type { RowOf } from '../../behaviour/RowOf'
import { findRows } from '../../behaviour/rows'
import type { Gateway } from '../../gateway'
import { recordVisit } from '../visits/recordVisit'

type Link = RowOf<typeof shortLink>

const params = v.object({
  hotelId: v.pipe(v.string(), v.maxLength(64)),
  code: v.pipe(v.string(), v.maxLength(64)),
})

/** The name of the cookie that distinguishes devices; it identifies nobody. */
const visitorCookie = 'eb_visitor'
const year = 365 * 24 * 3600

function visitorOf(request: FastifyRequest, reply: FastifyReply, secure: boolean): string {
  const known = request.cookies[visitorCookie]
  if (known && /^[\w-]{16}$/.test(known)) return known
  const visitor = randomBytes(12).toString('base64url')
  const cookie = { path: '/s/', httpOnly: true, sameSite: 'lax', secure, maxAge: year } as const
  reply.setCookie(visitorCookie, visitor, cookie)
  return visitor
}

/** The target of a link, with its tracking parameters; undefined if only a mini-program can open it. */
function targetOf({ targetType, targetUrl, utmParams }: Link): string | undefined {
  if (targetType !== 'URL' || !targetUrl || !URL.canParse(targetUrl)) return undefined
  const target = new URL(targetUrl)
  for (const { key, value } of utmParams ?? []) target.searchParams.set(String(key), String(value))
  return /^https?:$/.test(target.protocol) ? target.href : undefined
}

async function brandOf({ database }: Gateway, hotelId: string): Promise<string | undefined> {
  const { rows } = await database.signIn.execute<{ brandId: string }>(
    sql`select brand_id as "brandId" from hotel where hotel_id = ${hotelId}`,
  )
  return rows[0]?.brandId
}

/** Finds the link with a code of a store, and records the visit; undefined if no such link is active. */
async function visit(gateway: Gateway, hotelId: string, code: string, visitor: string) {
  const brandId = await brandOf(gateway, hotelId)
  if (brandId === undefined) return undefined
  return inSystem(gateway, { brandId, hotelId, userId: 'guest' }, async (context) => {
    const working = sql`t.hotel_id = ${hotelId} and t.code = ${code} and t.status = 'ACTIVE'
      and (t.expire_at is null or t.expire_at > now())`
    const [link] = await findRows(context, shortLink, working, { lock: false })
    if (!link) return undefined
    await recordVisit(context, shortLink, String(link.shortLinkId), 'visited', visitor)
    // a visit is not a change by a user: the version stays
    await context.rows.execute(
      sql`update short_link set last_visit_at = now() where short_link_id = ${link.shortLinkId}`,
    )
    return link
  })
}

const plain = (reply: FastifyReply, status: number, text: string) =>
  reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(text)

/** Serves short links, without a session. */
export function registerShortLinks(app: FastifyInstance, gateway: Gateway): void {
  const options = { config: { access: 'public' }, schema: { hide: true, params } } as const
  app.get('/s/:hotelId/:code', options, async (request, reply) => {
    const { hotelId, code } = request.params as v.InferOutput<typeof params>
    const link = await visit(gateway, hotelId, code, visitorOf(request, reply, gateway.settings.secure))
    if (!link) return plain(reply, 404, '链接已失效 · This link does not work any more')
    if (link.wechatOnly && !/MicroMessenger/.test(request.headers['user-agent'] ?? ''))
      return plain(reply, 200, '请在微信中打开 · Open this link in WeChat')
    const target = targetOf(link)
    if (!target) return plain(reply, 200, `${link.linkName}：请在小程序中打开 · Open it in the mini-program`)
    return reply.header('cache-control', 'no-store').redirect(target)
  })
}
