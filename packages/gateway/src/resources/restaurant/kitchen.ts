import { restaurantPrintRule, restaurantProduct } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import type { BehaviourContext } from '../../behaviour/Behaviour'
import type { RowOf, Values } from '../../behaviour/RowOf'
import { findRows } from '../../behaviour/rows'
import { print } from '../merchant/printing'

type Rule = RowOf<typeof restaurantPrintRule>

/** A slip to print. */
export interface Slip {
  readonly restaurantId: string | null
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

/** Prints a slip by the restaurant's print rules; a kitchen slip contains only the dish classes of its rule. */
export async function printSlip(
  context: BehaviourContext,
  { restaurantId, documents, items, content }: Slip,
): Promise<void> {
  const wanted = sql.param([...documents])
  const rules = await findRows(
    context,
    restaurantPrintRule,
    sql`t.restaurant_id = ${restaurantId} and t.status = 'ENABLED' and t.doc_type = any (${wanted}::text[])`,
    { lock: false },
  )
  if (!rules.length) return
  const classes = await classesOf(context, items)
  for (const { docType, printerId, dishClasses, copies, fontSize, showPrice } of rules) {
    const isOwn = ({ restaurantProductId }: Values) =>
      dishClasses?.includes(classes.get(String(restaurantProductId)) ?? '')
    const dishes = docType === 'KITCHEN' ? items.filter(isOwn) : items
    if (docType === 'KITCHEN' && !dishes.length) continue
    const layout = { copies, fontSize, showPrice }
    await print(context, printerId, { document: String(docType), content: { ...content, ...layout, dishes } })
  }
}
