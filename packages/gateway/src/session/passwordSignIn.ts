import { and, eq, sql } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { employee, userAccount } from '../database/schema'
import type { Gateway } from '../gateway'
import { busy, Refusal } from '../server/refusal'
import { type BoundedQueue, createQueue } from './boundedQueue'
import { cookieOf, deviceCookie, sessionCookie } from './cookies'
import { identityOf, tenantOf, type UserIdentity } from './identity'
import { deviceSeconds, knownDeviceOf, rememberDevice } from './knownDevices'
import { type Admission, type Attempt, admit, forgive, withdraw } from './loginLimits'
import { fitsPassword, hashPassword, isCheap } from './passwords'
import { endSession, sessionSeconds, startSession } from './sessions'

/** Each takes a few milliseconds, and clients over the limit of guesses get an error. */
const waitingAdmissions = 200

/** A password in a request. */
export interface GivenPassword {
  readonly request: FastifyRequest
  readonly account: string
  readonly password: string
}

/** Dependencies of checking passwords and starting sessions. */
export interface SignInContext {
  readonly gateway: Gateway
  readonly cookies: {
    readonly session: ReturnType<typeof sessionCookie>
    readonly device: ReturnType<typeof deviceCookie>
  }
  /**
   * One at a time: waiting for an account's lock occupies a connection, and a hundred attempts would take all of
   * them.
   */
  readonly admissions: BoundedQueue
  readonly passwordChecks: BoundedQueue
}

/** A user whose password matched. */
export interface Verified {
  readonly identity: UserIdentity
  /** The hash that it matched, or the one that has replaced it. What follows holds only while the account has it. */
  readonly passwordHash: string
  readonly admission: Admission
}

export function createSignInContext(gateway: Gateway): SignInContext {
  const { settings } = gateway
  const tooManySignIns = () => busy('Too many people are signing in; try again in a moment')
  return {
    gateway,
    cookies: { session: sessionCookie(settings), device: deviceCookie(settings) },
    admissions: createQueue({ parallel: 1, waiting: waitingAdmissions }, tooManySignIns),
    passwordChecks: createQueue(settings.signInQueue, tooManySignIns),
  }
}

/**
 * Runs a function for the user whose password matches.
 * @throws 401 for a wrong name, a wrong password and a disabled account alike; 429 after too many guesses; 503 while too
 * many people sign in
 */
export async function withPassword<Result>(
  context: SignInContext,
  { request, account, password }: GivenPassword,
  work: (user: Verified) => Promise<Result>,
): Promise<Result> {
  const { gateway, cookies, admissions } = context
  const queries = gateway.database.signIn
  const { attempt, admission } = await admissions.run(async () => {
    const deviceHash = await knownDeviceOf(queries, account, cookieOf(request, cookies.device))
    const attempt = { account, address: request.ip, deviceHash }
    return { attempt, admission: await admit(queries, attempt, gateway.settings.loginLimits) }
  })
  if (admission.attemptsLeft < 0) throw tooMany(admission)
  return afterAdmission(context, admission, async () => {
    const user = await checkPassword(context, attempt, admission, password)
    await forgive(queries, attempt, admission.attemptId)
    return work(user)
  })
}

/** Runs a function after an admission, which is withdrawn if the password was not checked. */
async function afterAdmission<Result>(
  { gateway, passwordChecks }: SignInContext,
  { attemptId }: Admission,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await passwordChecks.run(work)
  } catch (error) {
    if (error instanceof Refusal && error.status === 503) await withdraw(gateway.database.signIn, attemptId)
    throw error
  }
}

async function checkPassword(
  context: SignInContext,
  { account }: Attempt,
  admission: Admission,
  password: string,
): Promise<Verified> {
  const { database, settings } = context.gateway
  const [found] = await database.signIn
    .select({ userId: userAccount.userId, hash: userAccount.passwordHash })
    .from(userAccount)
    .where(and(eq(userAccount.account, account), eq(userAccount.disabled, false)))
  const fits = await fitsPassword(password, found?.hash, settings.passwordCost)
  const identity = fits && found ? await identityOf(database.signIn, found.userId) : undefined
  if (!identity || !found) throw badCredentials(admission)
  const user = { identity, passwordHash: found.hash, admission }
  return isCheap(found.hash, settings.passwordCost) ? keepPassword(context, user, password) : user
}

/**
 * Stores the hash of a password, at the configured cost.
 * @throws 401 if the account has got another password since the user's was checked
 */
export async function keepPassword(
  { gateway }: SignInContext,
  user: Verified,
  password: string,
): Promise<Verified> {
  const { database, settings } = gateway
  const { userId } = user.identity
  const passwordHash = await hashPassword(password, settings.passwordCost)
  const kept = await database.withTenant(tenantOf(user.identity), (rows) =>
    rows
      .update(userAccount)
      .set({ passwordHash })
      .where(and(eq(userAccount.userId, userId), eq(userAccount.passwordHash, user.passwordHash))),
  )
  if (!kept.rowCount) throw badCredentials(user.admission)
  return { ...user, passwordHash }
}

/**
 * Starts a session: sets its cookie and that of the device, and records when the employee signed in.
 * @throws 401 if the account has got another password meanwhile, or is disabled
 */
export async function beginSession(
  { gateway, cookies }: SignInContext,
  { identity, passwordHash, admission }: Verified,
  remember: boolean,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { database } = gateway
  const user = { userId: identity.userId, brandId: identity.brandId }
  // never the value of the request, which an attacker may have set
  await endSession(database.signIn, cookieOf(request, cookies.session))
  const secret = await startSession(database.signIn, { ...user, passwordHash }, remember)
  if (secret === undefined) throw badCredentials(admission)
  const device = await rememberDevice(database.signIn, user, cookieOf(request, cookies.device))
  const life = remember ? { maxAge: sessionSeconds(true) } : {}
  reply.setCookie(cookies.session.name, secret, { ...cookies.session.options, ...life })
  reply.setCookie(cookies.device.name, device, { ...cookies.device.options, maxAge: deviceSeconds })
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
