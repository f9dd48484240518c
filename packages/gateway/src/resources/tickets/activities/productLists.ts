import type { Obstacle } from '../../../behaviour/obstacles'
import { reasons } from '../strings'
import { activityTypesOf } from './activityTypes'

/** SQL: the product keys in a list of products. */
export const keysOf = (column: string) =>
  `(select p->>'ticketProductId' from jsonb_array_elements(${column}) p)`

/** SQL: the product keys in a list of offers, each of which contains its product. */
export const keysOfOffers = (column: string) =>
  `(select p->>'ticketProductId' from jsonb_array_elements(${column}) o, jsonb_array_elements(o->'product') p)`

/** A listed product is not on sale. @param keys SQL: one column of keys */
export const notPublished = (keys: string): Obstacle => ({
  code: 'not-published',
  text: reasons.notPublished,
  sql: `exists (select from ${keys} listed(key) where not exists (select from ticket_product p
    where p.brand_id = t.brand_id and p.ticket_product_id = listed.key and p.status in ('published', 'share')))`,
})

/** The activity types whose products may be in no other activity. */
const exclusiveTypes = 'array[23, 24, 25, 32]'

/** A listed product is in an exclusive activity. */
export const inExclusiveActivity = (keys: string): Obstacle => ({
  code: 'in-another-activity',
  text: reasons.inAnotherActivity,
  sql: `exists (select from ticket_product p where p.brand_id = t.brand_id and p.ticket_product_id in ${keys}
    and ${activityTypesOf('p')} && ${exclusiveTypes})`,
})
