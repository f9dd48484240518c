import { and, eq, gt, sql } from 'drizzle-orm'
import { passwordReset, userAccount } from '../database/schema'
import type { Transaction } from '../database/tenant'
import { Refusal } from '../server/refusal'
import type { SignInContext } from './passwordSignIn'
import { hashPassword } from './passwords'
import { hashOf, newSecret } from './secrets'
import { endSessionsOf } from './sessions'

/** Minutes for which a link is good. */
export const resetMinutes = 30

/**
 * Makes a one-time code. The database ends the sessions of the user, and the link before.
 *
 * @returns the code, of which the database has a hash only
 */
export async function beginPasswordReset(
  rows: Transaction,
  user: { readonly brandId: string; readonly userId: string },
): Promise<string> {
  const code = newSecret()
  await rows.execute(sql`insert into password_reset (reset_hash, brand_id, user_id, expires_at)
    values (${hashOf(code)}, ${user.brandId}, ${user.userId}, now() + make_interval(mins => ${resetMinutes}))`)
  return code
}

const ended = () => new Refusal(410, 'reset-ended', 'This link is not valid any more; ask for another one')

/**
 * Chooses a password by a code, which is used up. Sessions that were begun with the password before, since the link was sent,
 * end too.
 *
 * @throws 410 `reset-ended`
 */
export async function finishPasswordReset(
  { gateway, passwordChecks }: SignInContext,
  code: string,
  password: string,
): Promise<void> {
  const { database, settings } = gateway
  const isGood = and(eq(passwordReset.resetHash, hashOf(code)), gt(passwordReset.expiresAt, sql`now()`))
  await passwordChecks.run(async () => {
    // hashing takes processor time: not for codes that somebody guesses
    const [known] = await database.signIn.select().from(passwordReset).where(isGood)
    if (!known) throw ended()
    const passwordHash = await hashPassword(password, settings.passwordCost)
    const [used] = await database.signIn.delete(passwordReset).where(isGood).returning()
    if (!used) throw ended()
    await database.withTenant({ brandId: used.brandId, hotelIds: [], userId: used.userId }, (rows) =>
      rows.update(userAccount).set({ passwordHash }).where(eq(userAccount.userId, used.userId)),
    )
    await endSessionsOf(database.signIn, used.userId)
  })
}
