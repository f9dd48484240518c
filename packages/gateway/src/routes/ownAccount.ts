import { changePassword, signOutEverywhere } from '@ebkit/protocol/calls/ownAccount'
import type { Identity } from '@ebkit/protocol/calls/session'
import { eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { session } from '../database/schema'
import type { Gateway } from '../gateway'
import { forbidden, Refusal, unauthenticated } from '../server/refusal'
import { registerCall } from '../server/registerCall'
import { sessionCookie } from '../session/cookies'
import { endSessionsOf } from '../session/sessions'

/** A password that came with a request. */
export interface GivenPassword {
  readonly request: FastifyRequest
  readonly account: string
  readonly password: string
}

/** What signing in does, of which a change of the password is made. */
export interface SignInSteps {
  /**
   * Runs work for the one whose password it is, within the limits of guesses and of how many sign in at once.
   *
   * @throws Refusal 401, 429, 503
   */
  withPassword<Result>(given: GivenPassword, work: (identity: Identity) => Promise<Result>): Promise<Result>
  keepPassword(identity: Identity, password: string): Promise<void>
  greet(identity: Identity, remember: boolean, request: FastifyRequest, reply: FastifyReply): Promise<void>
}

/** A session of the user's own browser: an embed token of a partner's page is not sufficient. */
function personOf({ identity, proof }: FastifyRequest): Identity {
  if (!identity) throw unauthenticated()
  if (proof !== 'cookie') throw forbidden('Only who signed in with a password may do this')
  return identity
}

/** What a person does with their own account: another password, the end of all sessions. */
export function registerOwnAccount(
  app: FastifyInstance,
  { database, settings }: Gateway,
  steps: SignInSteps,
): void {
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
    return steps.withPassword({ request, account, password: body.current }, async (identity) => {
      if (body.next === body.current)
        throw new Refusal(422, 'same-password', 'The new password is the one that you have')
      const remember = await isRemembered(request)
      await steps.keepPassword(identity, body.next)
      await endSessionsOf(queries, identity.userId)
      await steps.greet(identity, remember, request, reply)
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
    const { name, options } = sessionCookie(settings)
    reply.clearCookie(name, options)
    return null
  })
}
