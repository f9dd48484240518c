import { getIdentity, signOut } from '@ebkit/protocol/calls/session'
import { signIn } from '@ebkit/protocol/calls/signIn'
import type { FastifyInstance } from 'fastify'
import type { Gateway } from '../gateway'
import { unauthenticated } from '../server/refusal'
import { registerCall } from '../server/registerCall'
import { cookieOf } from '../session/cookies'
import {
  beginSession,
  createSignInContext,
  type SignInContext,
  withPassword,
} from '../session/passwordSignIn'
import { endSession } from '../session/sessions'
import { registerOwnAccount } from './ownAccount'

/** Sign-in, identity, sign-out, and what people change about their own account. */
export function registerSession(app: FastifyInstance, gateway: Gateway): void {
  const context = createSignInContext(gateway)
  registerOwnAccount(app, context)
  registerSignIn(app, context)
  registerIdentity(app, context)
  registerSignOut(app, context)
}

function registerSignIn(app: FastifyInstance, context: SignInContext): void {
  const { rateLimits } = context.gateway.settings
  registerCall(
    app,
    signIn,
    {
      access: 'public',
      summary: 'Sign in',
      tag: 'Session',
      route: {
        config: { rateLimit: { max: rateLimits.login, timeWindow: 60_000 }, whileFull: true },
        bodyLimit: 16_384,
      },
    },
    async ({ body, request, reply }) => {
      const given = { request, account: body.account.trim().toLowerCase(), password: body.password }
      return withPassword(context, given, async (user) => {
        await beginSession(context, user, body.remember, request, reply)
        return user.identity
      })
    },
  )
}

function registerIdentity(app: FastifyInstance, { gateway }: SignInContext): void {
  registerCall(
    app,
    getIdentity,
    { needs: 'session', summary: 'Who is signed in', tag: 'Session' },
    ({ request }) => {
      if (!request.identity) throw unauthenticated()
      return { ...request.identity, ...(gateway.settings.servesDemo && { isDemo: true }) }
    },
  )
}

function registerSignOut(app: FastifyInstance, { gateway, cookies }: SignInContext): void {
  registerCall(
    app,
    signOut,
    { access: 'public', summary: 'Sign out', tag: 'Session', route: { config: { whileFull: true } } },
    async ({ request, reply }) => {
      await endSession(gateway.database.signIn, cookieOf(request, cookies.session))
      reply.clearCookie(cookies.session.name, cookies.session.options)
      return null
    },
  )
}
