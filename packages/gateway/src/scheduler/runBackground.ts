import { sql } from 'drizzle-orm'
import type { Background, Behaviour } from '../behaviour/Behaviour'
import { behaviours } from '../behaviour/behaviours'
import { inSystem } from '../behaviour/inSystem'
import { findRows, keyColumn, keyOf } from '../behaviour/rows'
import type { Gateway } from '../gateway'
import { retried } from '../resources/actions/retried'
import type { OnFailure } from './OnFailure'

type BackgroundBehaviour = Behaviour & { readonly background: Background<Behaviour['resource']> }

const withBackground = behaviours.filter((each): each is BackgroundBehaviour => each.background !== undefined)

/** Maximum number of steps for one row in one run; the rest follows in the next. */
const most = 50

/**
 * Runs one step, in a transaction that locks the row and checks again whether there is something to do. @returns
 * whether
 */
const doPiece = (
  gateway: Gateway,
  { resource, background }: BackgroundBehaviour,
  brandId: string,
  key: string,
) =>
  inSystem(gateway, { brandId }, async (context) => {
    const [row] = await findRows(
      context,
      resource,
      sql`${keyColumn(resource)} = ${key} and (${background.due})`,
    )
    if (!row) return false
    const place = { ...context.place, hotelId: row.hotelId ?? context.place.hotelId }
    await background.run({ ...context, place, row, key, input: {} })
    return true
  })

async function workOn(
  gateway: Gateway,
  behaviour: BackgroundBehaviour,
  brandId: string,
  key: string,
): Promise<void> {
  for (let piece = 0; piece < most; piece++)
    if (!(await retried(() => doPiece(gateway, behaviour, brandId, key)))) return
}

/** Runs the background jobs of a brand. A row whose job fails does not affect the others. */
export async function runBackground(gateway: Gateway, brandId: string, onFailure: OnFailure): Promise<void> {
  for (const behaviour of withBackground) {
    const { resource, background } = behaviour
    const rows = await inSystem(gateway, { brandId }, (context) =>
      findRows(context, resource, background.due, { lock: false }),
    )
    for (const row of rows)
      await workOn(gateway, behaviour, brandId, keyOf(resource, row)).catch((error) =>
        onFailure(error, resource.name),
      )
  }
}
