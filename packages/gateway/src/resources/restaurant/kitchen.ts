import { type restaurantOrder, restaurantPrintRule, restaurantProduct } from '@ebkit/domain'
import { isWithinHours } from '@ebkit/rules/dates'
import { sql } from 'drizzle-orm'
import type { BehaviourContext } from '../../behaviour/Behaviour'
import { storeTime } from '../../behaviour/numbers'
import type { RowOf, Values } from '../../behaviour/RowOf'
import { findRows } from '../../behaviour/rows'
import { print } from '../merchant/printing'

type Rule = RowOf<typeof restaurantPrintRule>

/** A slip to print. */
export interface Slip {
  readonly restaurantId: string | null
  readonly orderType: RowOf<typeof restaurantOrder>['orderType']
  readonly documents: readonly NonNullable<Rule['docType']>[]
  /** Dishes with `restaurantProductId`, `name` and `quantity`. */
  readonly items: readonly Values[]
  readonly content: Values
}

async function classesOf(
  context: BehaviourContext,
  items: readonly Values[],
): Promise<ReadonlyMap<string, string>> {
  const keys = items.map(({ restaurantProductId }) => String(restaurantProductId))
  const dishes = await findRows(
    context,
    restaurantProduct,
    sql`t.restaurant_product_id = any (${sql.param(keys)}::text[])`,
    { lock: false },
  )
  return new Map(dishes.map((dish) => [String(dish.restaurant_product_id), String(dish.dishClassId)]))
}

type OrderType = NonNullable<Slip['orderType']>

/** The kinds of orders, as print rules name them. */
const kinds = {
  ...{ DINE_IN: 'DINEIN', TAKE_AWAY: 'TAKEOUT', DELIVERY: 'DELIVERY', ROOM_SERVICE: 'ROOM' },
} as const satisfies Record<OrderType, NonNullable<Rule['orderTypes']>[number]>

/** Whether a rule is for a kind of order, at this time. */
const isFor = ({ orderTypes, effectiveTime }: Rule, orderType: Slip['orderType']) =>
  (!orderTypes?.length || !orderType || orderTypes.includes(kinds[orderType])) &&
  (!effectiveTime || isWithinHours(storeTime(), effectiveTime))

/** The dishes of each slip of a rule. */
function partsOf({ splitMode }: Rule, dishes: readonly Values[], classOf: (dish: Values) => string) {
  if (splitMode === 'DISH') return dishes.map((dish) => [dish])
  if (splitMode !== 'CLASS') return [dishes]
  const classes = [...new Set(dishes.map(classOf))]
  return classes.map((each) => dishes.filter((dish) => classOf(dish) === each))
}

/** Prints a slip by the restaurant's print rules; a kitchen slip contains only the dish classes of its rule. */
export async function printSlip(context: BehaviourContext, slip: Slip): Promise<void> {
  const { restaurantId, orderType, documents, items, content } = slip
  const wanted = sql.param([...documents])
  const found = await findRows(
    context,
    restaurantPrintRule,
    sql`t.restaurant_id = ${restaurantId} and t.status = 'ENABLED' and t.doc_type = any (${wanted}::text[])`,
    { lock: false },
  )
  const rules = found.filter((rule) => isFor(rule, orderType))
  if (!rules.length) return
  const classes = await classesOf(context, items)
  const classOf = ({ restaurantProductId }: Values) => classes.get(String(restaurantProductId)) ?? ''
  for (const rule of rules) {
    const { docType, printerId, dishClasses, copies, fontSize, showPrice, showRemark } = rule
    const isKitchen = docType === 'KITCHEN'
    const own = isKitchen ? items.filter((dish) => dishClasses?.includes(classOf(dish))) : items
    if (isKitchen && !own.length) continue
    const shown = { ...content, ...(showRemark === false && { remark: null }), copies, fontSize, showPrice }
    for (const dishes of partsOf(rule, own, classOf))
      await print(context, printerId, { document: String(docType), content: { ...shown, dishes } })
  }
}
