import { dishClass as resource } from '@ebkit/domain'
import { defineBehaviour } from '../../behaviour/Behaviour'
import { byState } from '../../behaviour/byState'
import { live } from '../../behaviour/live'

/** The number of dishes in a class and its subclasses; there are two levels. */
const dishes = (which: string) =>
  live(
    `(select count(*)::int from restaurant_product p join dish_class c
        on c.brand_id = p.brand_id and c.dish_class_id = p.dish_class_id
      where p.brand_id = t.brand_id and t.dish_class_id in (c.dish_class_id, c.parent_id)${which})`,
    'integer',
  )

/** Classes of dishes on a menu. */
export const dishClass = defineBehaviour(resource)({
  effects: { disable: byState },
  computed: {
    dishCount: dishes(''),
    onSaleCount: dishes(" and p.status = 'PUBLISHED' and not p.sold_out"),
  },
})
