import { businessCard, type employee } from '@ebkit/domain'
import { holdsPermission } from '@ebkit/rules/permissions'
import { sql } from 'drizzle-orm'
import type { EffectContext } from '../../behaviour/Behaviour'
import { refuse, refusedRole } from '../../behaviour/refuse'
import { addRow } from '../../behaviour/rows'
import { reasons } from './strings'

/** The maximum lengths of a card's name and company, which are shorter than those of employees and stores. */
const [longestName, longestCompany] = [12, 30]

const cut = (text: string, length: number) => [...text].slice(0, length).join('')

/**
 * Adds the business card of an employee, with their details copied as the form of cards does.
 *
 * @throws 422 `no-card-photo`, `no-card-title`; 403 without the right to add cards
 */
export async function makeBusinessCard(context: EffectContext<typeof employee>): Promise<undefined> {
  const { row, key, rows, place } = context
  if (!holdsPermission(place.rights?.permissions ?? [], 'businessCard:add'))
    refusedRole(reasons.mayNotAddCards)
  if (row.avatar === null) refuse('no-card-photo', reasons.noCardPhoto)
  if (!row.position) refuse('no-card-title', reasons.noCardTitle)
  const found = await rows.execute(sql`select hotel_name as "name" from hotel
    where brand_id = ${place.brandId} and hotel_id = ${place.hotelId}`)
  const [{ name } = { name: '' }] = found.rows as { name: string }[]
  await addRow(context, businessCard, {
    ...{ employeeId: key, avatar: row.avatar, showName: cut(row.employeeName ?? '', longestName) },
    ...{ jobTitle: row.position, phone: row.phone, email: row.email, companyName: cut(name, longestCompany) },
  })
  return undefined
}
