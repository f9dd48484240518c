import { changePassword, signOutEverywhere } from '@ebkit/protocol/calls/ownAccount'
import type { Identity } from '@ebkit/protocol/calls/session'
import { eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { session } from '../database/schema'
import { forbidden, Refusal, unauthenticated } from '../server/refusal'
import { registerCall } from '../server/registerCall'
import { endSessionsOf } from '../session/sessions'
import { beginSession, keepPassword, type SignInContext, withPassword } from '../session/signIn'

/** A session of the user's own browser: an embed token of a partner's page is not sufficient. */
function personOf({ identity, proof }: FastifyRequest): Identity {
  if (!identity) throw unauthenticated()
  if (proof !== 'cookie') throw forbidden('Only who signed in with a password may do this')
  return identity
}

/** What a person does with their own account: another password, the end of all sessions. */
export function registerOwnAccount(app: FastifyInstance, context: SignInContext): void {
  const { database, settings, cookies } = context
  const queries = database.signIn
  const tag = 'Session'
  const config = { rateLimit: { max: settings.rateLimits.login, timeWindow: 60_000 } }
  const changing = {
    needs: 'session',
    summary: 'Change the password',
    tag,
    route: { config, bodyLimit: 16_384 },
  } as const

  async function isRemembered({ proofHash }: FastifyRequest): Promise<boolean> {
    const [found] = await queries
      .select({ remember: session.remember })
      .from(session)
      .where(eq(session.sessionHash, proofHash ?? ''))
    return found?.remember ?? false
  }

  registerCall(app, changePassword, changing, async ({ body, request, reply }) => {
    const { account } = personOf(request)
    return withPassword(context, { request, account, password: body.current }, async (identity) => {
      if (body.next === body.current)
        throw new Refusal(422, 'same-password', 'The new password is the one that you have')
      const remember = await isRemembered(request)
      await keepPassword(context, identity, body.next)
      await endSessionsOf(queries, identity.userId)
      await beginSession(context, identity, remember, { request, reply })
      return identity
    })
  })

  const everywhere = {
    needs: 'session',
    summary: 'Sign out on all devices',
    tag,
    route: { config: { whileFull: true } },
  } as const
  registerCall(app, signOutEverywhere, everywhere, async ({ request, reply }) => {
    await endSessionsOf(queries, personOf(request).userId)
    const { name, options } = cookies.session
    reply.clearCookie(name, options)
    return null
  })
}
