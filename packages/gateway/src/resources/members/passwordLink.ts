import { employee } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import type { Answered, EffectContext } from '../../behaviour/Behaviour'
import { refuse } from '../../behaviour/refuse'
import { beginPasswordReset, resetMinutes } from '../../session/passwordResets'
import { unknownPassword } from '../../session/passwords'
import { ownAddress } from '../ownAddress'
import { reasons } from './strings'

type Context = EffectContext<typeof employee>

/** The kind of the message; the message service has its text. */
const kind = 'passwordReset'

async function userOf(context: Context): Promise<string> {
  const { rows, place, key } = context
  const found = await rows.execute(sql`select user_id as "userId", disabled from user_account
    where brand_id = ${place.brandId} and employee_id = ${key}`)
  const [user] = found.rows as { userId: string; disabled: boolean }[]
  if (!user && context.row.canLogin) return addUser(context)
  return user && !user.disabled ? user.userId : refuse('no-account', reasons.noAccount)
}

/** Adds an account for an employee who may log in: the phone number is its name, and it has no password yet. */
async function addUser({ rows, place, row, key }: Context): Promise<string> {
  const added =
    await rows.execute(sql`insert into user_account (user_id, brand_id, employee_id, account, password_hash)
    values (${key}, ${place.brandId}, ${key}, ${row.phone}, ${unknownPassword()}) on conflict do nothing`)
  return added.rowCount ? key : refuse('account-taken', reasons.accountTaken)
}

/**
 * Sends a link to the employee's phone. The code is in the fragment, which browsers do not send to servers.
 *
 * @throws 422 `no-account`, `account-taken`
 */
export async function sendPasswordLink(context: Context): Promise<void> {
  const { rows, place, row, key } = context
  const code = await beginPasswordReset(rows, { brandId: place.brandId, userId: await userOf(context) })
  const found = await rows.execute(sql`select ${sql.raw(ownAddress("'/login'"))} as page`)
  const [{ page } = { page: '/login' }] = found.rows as { page: string }[]
  const content = { phone: row.phone, minutes: resetMinutes, link: `${page}#reset=${code}` }
  await context.ask({ channel: 'sms', kind, resource: employee, key, content })
}

/** Removes the link from the sent message, because the outbox keeps messages. */
export const forgetPasswordLink: Answered<typeof employee> = async ({ rows, place, key }) => {
  await rows.execute(sql`update outbox_message set content = content - 'link' where brand_id = ${place.brandId}
    and resource = ${employee.name} and row_key = ${key} and kind = ${kind} and status = 'ANSWERED'`)
}
