import type { Identity } from '@ebkit/protocol/calls/session'
import { and, eq, sql } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { employee, userAccount } from '../database/schema'
import type { Gateway } from '../gateway'
import { busy, Refusal } from '../server/refusal'
import { type BoundedQueue, createQueue } from './boundedQueue'
import { cookieOf, deviceCookie, type OwnCookie, sessionCookie } from './cookies'
import { identityOf, tenantOf } from './identity'
import { deviceSeconds, knownDeviceOf, rememberDevice } from './knownDevices'
import { type Admission, type Attempt, admit, forgive, withdraw } from './loginLimits'
import { fitsPassword, hashPassword, isCheap } from './passwords'
import { endSession, sessionSeconds, startSession } from './sessions'

/** Each takes a few milliseconds, and clients over the limit of guesses get an error. */
const waitingAdmissions = 200

/** What the functions of signing in share. */
export interface SignInContext extends Pick<Gateway, 'database' | 'settings'> {
  readonly cookies: { readonly session: OwnCookie; readonly device: OwnCookie }
  /** One at a time: waiting for an account's lock occupies a connection, and a hundred guesses would take all of them. */
  readonly admissions: BoundedQueue
  readonly signIns: BoundedQueue
}

export function createSignInContext({ database, settings }: Gateway): SignInContext {
  const tooManySignIns = () => busy('Too many people are signing in; try again in a moment')
  return {
    database,
    settings,
    cookies: { session: sessionCookie(settings), device: deviceCookie(settings) },
    admissions: createQueue({ parallel: 1, waiting: waitingAdmissions }, tooManySignIns),
    signIns: createQueue(settings.signInQueue, tooManySignIns),
  }
}

/** A password that came with a request. */
export interface GivenPassword {
  readonly request: FastifyRequest
  readonly account: string
  readonly password: string
}

/**
 * Runs work for the one whose password it is, within the limits of guesses and of how many sign in at once.
 *
 * @throws Refusal 401, 429, 503
 */
export async function withPassword<Result>(
  context: SignInContext,
  given: GivenPassword,
  work: (identity: Identity) => Promise<Result>,
): Promise<Result> {
  const { attempt, admission } = await context.admissions.run(() => admitAttempt(context, given))
  if (admission.attemptsLeft < 0) throw tooMany(admission)
  return afterAdmission(context, admission, async () => {
    const identity = await checkPassword(context, attempt, admission, given.password)
    await forgive(context.database.signIn, attempt, admission.attemptId)
    return work(identity)
  })
}

async function admitAttempt({ database, settings, cookies }: SignInContext, given: GivenPassword) {
  const { request, account } = given
  const deviceHash = await knownDeviceOf(database.signIn, account, cookieOf(request, cookies.device))
  const attempt: Attempt = { account, address: request.ip, deviceHash }
  return { attempt, admission: await admit(database.signIn, attempt, settings.loginLimits) }
}

/** Runs what follows an admission, which is withdrawn if the password has not been checked. */
async function afterAdmission<Result>(
  { database, signIns }: SignInContext,
  { attemptId }: Admission,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await signIns.run(work)
  } catch (error) {
    if (error instanceof Refusal && error.status === 503) await withdraw(database.signIn, attemptId)
    throw error
  }
}

async function checkPassword(
  context: SignInContext,
  { account }: Attempt,
  admission: Admission,
  password: string,
): Promise<Identity> {
  const { database, settings } = context
  const [found] = await database.signIn
    .select({ userId: userAccount.userId, hash: userAccount.passwordHash })
    .from(userAccount)
    .where(and(eq(userAccount.account, account), eq(userAccount.disabled, false)))
  const fits = await fitsPassword(password, found?.hash, settings.passwordCost)
  const identity = fits && found ? await identityOf(database.signIn, found.userId) : undefined
  if (!identity) throw badCredentials(admission)
  if (found && isCheap(found.hash, settings.passwordCost)) await keepPassword(context, identity, password)
  return identity
}

export async function keepPassword(
  { database, settings }: SignInContext,
  identity: Identity,
  password: string,
): Promise<void> {
  const passwordHash = await hashPassword(password, settings.passwordCost)
  await database.withTenant(tenantOf(identity), (rows) =>
    rows.update(userAccount).set({ passwordHash }).where(eq(userAccount.userId, identity.userId)),
  )
}

/** Begins a session in place of the one that the browser had, and notes when it was. */
export async function beginSession(
  { database, cookies: { session, device } }: SignInContext,
  identity: Identity,
  remember: boolean,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<void> {
  const user = { userId: identity.userId, brandId: identity.brandId }
  // never the value of the request, which may have been planted
  await endSession(database.signIn, cookieOf(request, session))
  const secret = await startSession(database.signIn, user, remember)
  const deviceSecret = await rememberDevice(database.signIn, user, cookieOf(request, device))
  const life = remember ? { maxAge: sessionSeconds(true) } : {}
  reply.setCookie(session.name, secret, { ...session.options, ...life })
  reply.setCookie(device.name, deviceSecret, { ...device.options, maxAge: deviceSeconds })
  await database.withTenant(tenantOf(identity), (rows) =>
    rows
      .update(employee)
      .set({ lastLoginAt: sql`now()` })
      .where(
        sql`${employee.employeeId} = (select employee_id from user_account where user_id = ${identity.userId})`,
      ),
  )
}

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
