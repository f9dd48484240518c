import { getIdentity, type Identity, signOut } from '@ebkit/protocol/calls/session'
import { signIn } from '@ebkit/protocol/calls/signIn'
import { and, eq, sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { employee, userAccount } from '../database/schema'
import type { Gateway } from '../gateway'
import { sessionCookie } from '../server/access'
import { busy, Refusal, unauthenticated } from '../server/refusal'
import { registerCall } from '../server/registerCall'
import { createQueue } from '../session/boundedQueue'
import { identityOf, tenantOf } from '../session/identity'
import { deviceSeconds, knownDeviceOf, rememberDevice } from '../session/knownDevices'
import { type Admission, type Attempt, admit, forgive, withdraw } from '../session/loginLimits'
import { fitsPassword } from '../session/passwords'
import { endSession, sessionSeconds, startSession } from '../session/sessions'

const deviceCookie = 'eb_device'

/** Each takes a few milliseconds; who is over the limits of guesses is to be told so. */
const waitingAdmissions = 200

function tooMany({ retryAfter }: Admission): Refusal {
  return new Refusal(
    429,
    'too-many-attempts',
    'Too many attempts; try again later',
    { retryAfter },
    retryAfter,
  )
}

/** One answer for a wrong name, a wrong password and a person who may not sign in: it tells nothing about accounts. */
function badCredentials({ attemptsLeft }: Admission): Refusal {
  return new Refusal(401, 'bad-credentials', 'Account or password is wrong', { attemptsLeft })
}

/** Signing in, who is signed in, signing out. */
export function registerSession(app: FastifyInstance, { database, settings }: Gateway): void {
  const queries = database.signIn
  const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure: settings.secure } as const

  const tooManySignIns = () => busy('Too many people are signing in; try again in a moment')
  /** One at a time: who waits for an account's lock holds a connection, and a hundred guesses would take all of them. */
  const admissions = createQueue({ parallel: 1, waiting: waitingAdmissions }, tooManySignIns)
  const signIns = createQueue(settings.signInQueue, tooManySignIns)

  async function check({ account }: Attempt, admission: Admission, password: string): Promise<Identity> {
    const [found] = await queries
      .select({ userId: userAccount.userId, hash: userAccount.passwordHash })
      .from(userAccount)
      .where(and(eq(userAccount.account, account), eq(userAccount.disabled, false)))
    const fits = await fitsPassword(password, found?.hash)
    const identity = fits && found ? await identityOf(queries, found.userId) : undefined
    if (!identity) throw badCredentials(admission)
    return identity
  }

  /** Runs what follows an admission; one whose password nobody looked at is taken back. */
  async function afterAdmission<Result>(
    { attemptId }: Admission,
    work: () => Promise<Result>,
  ): Promise<Result> {
    try {
      return await signIns.run(work)
    } catch (error) {
      if (error instanceof Refusal && error.status === 503) await withdraw(queries, attemptId)
      throw error
    }
  }

  async function greet(identity: Identity, remember: boolean, request: FastifyRequest, reply: FastifyReply) {
    const user = { userId: identity.userId, brandId: identity.brandId }
    // never the value that came with the request: somebody may have planted it
    await endSession(queries, request.cookies[sessionCookie])
    const secret = await startSession(queries, user, remember)
    const device = await rememberDevice(queries, user, request.cookies[deviceCookie])
    reply.setCookie(sessionCookie, secret, { ...cookie, ...(remember && { maxAge: sessionSeconds(true) }) })
    reply.setCookie(deviceCookie, device, { ...cookie, path: '/api/session', maxAge: deviceSeconds })
    await database.withTenant(tenantOf(identity), (rows) =>
      rows
        .update(employee)
        .set({ lastLoginAt: sql`now()` })
        .where(
          sql`${employee.employeeId} = (select employee_id from user_account where user_id = ${identity.userId})`,
        ),
    )
  }

  registerCall(
    app,
    signIn,
    {
      access: 'public',
      summary: 'Sign in',
      tag: 'Session',
      route: {
        config: { rateLimit: { max: settings.rateLimits.login, timeWindow: 60_000 } },
        bodyLimit: 16_384,
      },
    },
    async ({ body, request, reply }) => {
      const account = body.account.trim().toLowerCase()
      const { attempt, admission } = await admissions.run(async () => {
        const deviceHash = await knownDeviceOf(queries, account, request.cookies[deviceCookie])
        const attempt = { account, address: request.ip, deviceHash }
        return { attempt, admission: await admit(queries, attempt, settings.loginLimits) }
      })
      if (admission.attemptsLeft < 0) throw tooMany(admission)
      return afterAdmission(admission, async () => {
        const identity = await check(attempt, admission, body.password)
        await forgive(queries, attempt, admission.attemptId)
        await greet(identity, body.remember, request, reply)
        return identity
      })
    },
  )

  registerCall(
    app,
    getIdentity,
    { needs: 'session', summary: 'Who is signed in', tag: 'Session' },
    ({ request }) => {
      if (!request.identity) throw unauthenticated()
      return request.identity
    },
  )

  registerCall(
    app,
    signOut,
    { access: 'public', summary: 'Sign out', tag: 'Session' },
    async ({ request, reply }) => {
      await endSession(queries, request.cookies[sessionCookie])
      reply.clearCookie(sessionCookie, cookie)
      return null
    },
  )
}
