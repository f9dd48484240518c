import { changePassword, resetPassword, signOutEverywhere } from '@ebkit/protocol/calls/ownAccount'
import { eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { session } from '../database/schema'
import type { Queries } from '../database/tenant'
import { forbidden, Refusal, unauthenticated } from '../server/refusal'
import { registerCall } from '../server/registerCall'
import type { UserIdentity } from '../session/identity'
import { finishPasswordReset } from '../session/passwordResets'
import { beginSession, keepPassword, type SignInContext, withPassword } from '../session/passwordSignIn'
import { endSessionsOf } from '../session/sessions'

/** A session of the user's own browser: an embed token of a partner's page is not sufficient. */
function personOf({ identity, proof }: FastifyRequest): UserIdentity {
  if (!identity) throw unauthenticated()
  if (proof !== 'cookie') throw forbidden('Only who signed in with a password may do this')
  return identity
}

/** What people do with their own account: another password, the end of all sessions. */
export function registerOwnAccount(app: FastifyInstance, context: SignInContext): void {
  registerPasswordChange(app, context)
  registerPasswordReset(app, context)
  registerSignOutEverywhere(app, context)
}

function registerPasswordChange(app: FastifyInstance, context: SignInContext): void {
  const { database, settings } = context.gateway
  const config = { rateLimit: { max: settings.rateLimits.login, timeWindow: 60_000 } }
  const about = {
    needs: 'session',
    summary: 'Change the password',
    tag: 'Session',
    route: { config, bodyLimit: 16_384 },
  } as const
  registerCall(app, changePassword, about, async ({ body, request, reply }) => {
    const { account } = personOf(request)
    return withPassword(context, { request, account, password: body.current }, async (user) => {
      if (body.next === body.current)
        throw new Refusal(422, 'same-password', 'The new password is the one that you have')
      const remember = await isRemembered(database.signIn, request)
      const changed = await keepPassword(context, user, body.next)
      await endSessionsOf(database.signIn, user.identity.userId)
      await beginSession(context, changed, remember, request, reply)
      return user.identity
    })
  })
}

/** Whoever has the code of a link needs no session: the code is the proof. */
function registerPasswordReset(app: FastifyInstance, context: SignInContext): void {
  const { rateLimits } = context.gateway.settings
  const about = {
    access: 'public',
    summary: 'Choose a password by the code of a link',
    tag: 'Session',
    route: { config: { rateLimit: { max: rateLimits.login, timeWindow: 60_000 } }, bodyLimit: 16_384 },
  } as const
  registerCall(app, resetPassword, about, async ({ body }) => {
    await finishPasswordReset(context, body.code, body.next)
    return null
  })
}

async function isRemembered(queries: Queries, { proofHash }: FastifyRequest): Promise<boolean> {
  const [found] = await queries
    .select({ remember: session.remember })
    .from(session)
    .where(eq(session.sessionHash, proofHash ?? ''))
  return found?.remember ?? false
}

function registerSignOutEverywhere(app: FastifyInstance, { gateway, cookies }: SignInContext): void {
  const about = {
    needs: 'session',
    summary: 'Sign out on all devices',
    tag: 'Session',
    route: { config: { whileFull: true } },
  } as const
  registerCall(app, signOutEverywhere, about, async ({ request, reply }) => {
    await endSessionsOf(gateway.database.signIn, personOf(request).userId)
    reply.clearCookie(cookies.session.name, cookies.session.options)
    return null
  })
}
