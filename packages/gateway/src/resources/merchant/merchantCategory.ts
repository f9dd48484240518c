import { merchantCategory as resource } from '@ebkit/domain'
import { defineBehaviour } from '../../behaviour/Behaviour'

/** SQL: the level of the category, 1 at the root. The limit on levels ends an accidental cycle. */
const level = `(with recursive up as (select c.parent_id, 1 as level from merchant_category c
    where c.merchant_category_id = t.merchant_category_id
  union all select c.parent_id, up.level + 1 from merchant_category c
    join up on c.merchant_category_id = up.parent_id where up.level < 10)
  select max(up.level)::int from up)`

const below = `with recursive below as (
    select c.merchant_category_id, c.hotels, 1 as level from merchant_category c
      where c.merchant_category_id = t.merchant_category_id
    union all select c.merchant_category_id, c.hotels, below.level + 1 from merchant_category c
      join below on c.parent_id = below.merchant_category_id where below.level < 10)`

/** Categories of merchants, a tree. */
export const merchantCategory = defineBehaviour(resource)({
  computed: {
    hotelCount: {
      kind: 'live',
      type: 'integer',
      sql: `(${below} select count(distinct h)::int from below cross join unnest(below.hotels) h)`,
    },
    level: { kind: 'live', type: 'integer', sql: level },
  },
})
