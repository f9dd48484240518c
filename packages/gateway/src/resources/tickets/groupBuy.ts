import { groupBuy as resource } from '@ebkit/domain'
import { defineBehaviour } from '../../behaviour/Behaviour'
import { live } from '../../behaviour/live'

const groups = (more = '') =>
  live(
    `(select count(*)::int from group_order g
      where g.brand_id = t.brand_id and g.group_buy_id = t.group_buy_id${more})`,
    'integer',
  )

/** Group-buy activities: once a group is open, their terms stay. */
export const groupBuy = defineBehaviour(resource)({
  computed: { openCount: groups(), successCount: groups(" and g.status = 'SUCCESS'") },
})
