import { getIdentity, type Identity, signOut } from '@ebkit/protocol/calls/session'
import { signIn } from '@ebkit/protocol/calls/signIn'
import { and, eq, sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { employee, userAccount } from '../database/schema'
import type { Gateway } from '../gateway'
import { busy, Refusal, unauthenticated } from '../server/refusal'
import { registerCall } from '../server/registerCall'
import { createQueue } from '../session/boundedQueue'
import { cookieOf, deviceCookie, sessionCookie } from '../session/cookies'
import { identityOf, tenantOf } from '../session/identity'
import { deviceSeconds, knownDeviceOf, rememberDevice } from '../session/knownDevices'
import { type Admission, type Attempt, admit, forgive, withdraw } from '../session/loginLimits'
import { fitsPassword, hashPassword, isCheap } from '../session/passwords'
import { endSession, sessionSeconds, startSession } from '../session/sessions'
import { type GivenPassword, registerOwnAccount } from './ownAccount'

/** Each takes a few milliseconds, and clients over the limit of guesses get an error. */
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

/** The same answer for a wrong name, a wrong password and a disabled account, so that it reveals nothing about accounts. */
function badCredentials({ attemptsLeft }: Admission): Refusal {
  return new Refusal(401, 'bad-credentials', 'Account or password is wrong', { attemptsLeft })
}

/** Sign-in, identity, sign-out. */
export function registerSession(app: FastifyInstance, gateway: Gateway): void {
  const { database, settings } = gateway
  const queries = database.signIn
  const own = { session: sessionCookie(settings), device: deviceCookie(settings) }

  const tooManySignIns = () => busy('Too many people are signing in; try again in a moment')
  /** One at a time: waiting for an account's lock occupies a connection, and a hundred guesses would take all of them. */
  const admissions = createQueue({ parallel: 1, waiting: waitingAdmissions }, tooManySignIns)
  const signIns = createQueue(settings.signInQueue, tooManySignIns)

  async function check({ account }: Attempt, admission: Admission, password: string): Promise<Identity> {
    const [found] = await queries
      .select({ userId: userAccount.userId, hash: userAccount.passwordHash })
      .from(userAccount)
      .where(and(eq(userAccount.account, account), eq(userAccount.disabled, false)))
    const fits = await fitsPassword(password, found?.hash, settings.passwordCost)
    const identity = fits && found ? await identityOf(queries, found.userId) : undefined
    if (!identity) throw badCredentials(admission)
    if (found && isCheap(found.hash, settings.passwordCost)) await keepPassword(identity, password)
    return identity
  }

  /** Runs what follows an admission, which is withdrawn if the password has not been checked. */
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

  async function keepPassword(identity: Identity, password: string): Promise<void> {
    const passwordHash = await hashPassword(password, settings.passwordCost)
    await database.withTenant(tenantOf(identity), (rows) =>
      rows.update(userAccount).set({ passwordHash }).where(eq(userAccount.userId, identity.userId)),
    )
  }

  async function greet(identity: Identity, remember: boolean, request: FastifyRequest, reply: FastifyReply) {
    const user = { userId: identity.userId, brandId: identity.brandId }
    // never the value of the request, which may have been planted
    await endSession(queries, cookieOf(request, own.session))
    const secret = await startSession(queries, user, remember)
    const device = await rememberDevice(queries, user, cookieOf(request, own.device))
    const life = remember ? { maxAge: sessionSeconds(true) } : {}
    reply.setCookie(own.session.name, secret, { ...own.session.options, ...life })
    reply.setCookie(own.device.name, device, { ...own.device.options, maxAge: deviceSeconds })
    await database.withTenant(tenantOf(identity), (rows) =>
      rows
        .update(employee)
        .set({ lastLoginAt: sql`now()` })
        .where(
          sql`${employee.employeeId} = (select employee_id from user_account where user_id = ${identity.userId})`,
        ),
    )
  }

  async function withPassword<Result>(
    { request, account, password }: GivenPassword,
    work: (identity: Identity) => Promise<Result>,
  ): Promise<Result> {
    const { attempt, admission } = await admissions.run(async () => {
      const deviceHash = await knownDeviceOf(queries, account, cookieOf(request, own.device))
      const attempt = { account, address: request.ip, deviceHash }
      return { attempt, admission: await admit(queries, attempt, settings.loginLimits) }
    })
    if (admission.attemptsLeft < 0) throw tooMany(admission)
    return afterAdmission(admission, async () => {
      const identity = await check(attempt, admission, password)
      await forgive(queries, attempt, admission.attemptId)
      return work(identity)
    })
  }

  registerOwnAccount(app, gateway, { withPassword, keepPassword, greet })

  registerCall(
    app,
    signIn,
    {
      access: 'public',
      summary: 'Sign in',
      tag: 'Session',
      route: {
        config: { rateLimit: { max: settings.rateLimits.login, timeWindow: 60_000 }, whileFull: true },
        bodyLimit: 16_384,
      },
    },
    async ({ body, request, reply }) => {
      const given = { request, account: body.account.trim().toLowerCase(), password: body.password }
      return withPassword(given, async (identity) => {
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
    { access: 'public', summary: 'Sign out', tag: 'Session', route: { config: { whileFull: true } } },
    async ({ request, reply }) => {
      await endSession(queries, cookieOf(request, own.session))
      reply.clearCookie(own.session.name, own.session.options)
      return null
    },
  )
}
