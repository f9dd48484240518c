import type { Resource } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import type { BehaviourContext } from '../../behaviour/Behaviour'
import type { VisitKind } from './visitsSql'

/** Records a visit of a guest. @param visitorId identifies the device, without personal data */
export async function recordVisit(
  { rows, place }: BehaviourContext,
  { name }: Resource,
  key: string,
  kind: VisitKind,
  visitorId: string,
): Promise<void> {
  await rows.execute(sql`insert into guest_visit (brand_id, resource, row_key, kind, visitor_id)
    values (${place.brandId}, ${name}, ${key}, ${kind}, ${visitorId})`)
}
