import { getIdentity, signOut } from '@ebkit/protocol/calls/session'
import { signIn } from '@ebkit/protocol/calls/signIn'
import type { FastifyInstance } from 'fastify'
import type { Gateway } from '../gateway'
import { unauthenticated } from '../server/refusal'
import { registerCall } from '../server/registerCall'
import { cookieOf } from '../session/cookies'
import { endSession } from '../session/sessions'
import { beginSession, createSignInContext, type SignInContext, withPassword } from '../session/signIn'
import { registerOwnAccount } from './ownAccount'

/** Sign-in, identity, sign-out. */
export function registerSession(app: FastifyInstance, gateway: Gateway): void {
  const context = createSignInContext(gateway)
  registerOwnAccount(app, context)
  registerSignIn(app, context)
  registerIdentity(app)
  registerSignOut(app, context)
}

function registerSignIn(app: FastifyInstance, context: SignInContext): void {
  const calling = {
    access: 'public',
    summary: 'Sign in',
    tag: 'Session',
    route: {
      config: {
        rateLimit: { max: context.settings.rateLimits.login, timeWindow: 60_000 },
        whileFull: true,
      },
      bodyLimit: 16_384,
    },
  } as const
  registerCall(app, signIn, calling, async ({ body, request, reply }) => {
    const given = { request, account: body.account.trim().toLowerCase(), password: body.password }
    return withPassword(context, given, async (identity) => {
      await beginSession(context, identity, body.remember, { request, reply })
      return identity
    })
  })
}

function registerIdentity(app: FastifyInstance): void {
  const calling = { needs: 'session', summary: 'Who is signed in', tag: 'Session' } as const
  registerCall(app, getIdentity, calling, ({ request }) => {
    if (!request.identity) throw unauthenticated()
    return request.identity
  })
}

function registerSignOut(app: FastifyInstance, { database, cookies: { session } }: SignInContext): void {
  const calling = {
    access: 'public',
    summary: 'Sign out',
    tag: 'Session',
    route: { config: { whileFull: true } },
  } as const
  registerCall(app, signOut, calling, async ({ request, reply }) => {
    await endSession(database.signIn, cookieOf(request, session))
    reply.clearCookie(session.name, session.options)
    return null
  })
}
