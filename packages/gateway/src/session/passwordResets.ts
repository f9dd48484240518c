import { and, eq, gt, sql } from 'drizzle-orm'
import { passwordReset, userAccount } from '../database/schema'
import type { Transaction } from '../database/tenant'
import { Refusal } from '../server/refusal'
import type { SignInContext } from './passwordSignIn'
import { hashPassword } from './passwords'
import { hashOf, newSecret } from './secrets'
import { endSessionsOf } from './sessions'

/** Minutes until a link expires. */
export const resetMinutes = 30

/**
 * Creates a one-time code. The database ends the sessions of the user, and invalidates the previous link.
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
 * Sets a password with a code, which is then used up. Sessions started with the previous password after the link was
 * sent end too.
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
    // hashing is expensive: not for guessed codes
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
