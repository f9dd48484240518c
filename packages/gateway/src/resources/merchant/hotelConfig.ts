import { hotelConfig as resource } from '@ebkit/domain'
import type { Field } from '@ebkit/rules/fields'
import { sql } from 'drizzle-orm'
import { type BehaviourContext, defineBehaviour } from '../../behaviour/Behaviour'
import type { Values } from '../../behaviour/RowOf'

/** Types of settings that every screen may read. Lists of people and phone numbers need the right to view settings. */
const readable = new Set<Field['type']>(['bool', 'int', 'money', 'enum', 'time', 'string', 'url'])

/** The value in the key-value map; undefined for an empty setting. */
function switchOf({ type }: Field, value: unknown): string | undefined {
  if (type === 'bool') return value ? '1' : '0'
  return value === null || value === undefined ? undefined : String(value)
}

/** Writes the settings into the map that screens read, and removes emptied ones from it. */
async function writeSwitches({ rows, place }: BehaviourContext, row: Values): Promise<void> {
  const fields = (resource.fields as readonly Field[]).filter(({ type }) => readable.has(type))
  const values = fields.map((field) => [field.name, switchOf(field, row[field.name])] as const)
  const kept = JSON.stringify(Object.fromEntries(values.filter(([, value]) => value !== undefined)))
  await rows.execute(sql`delete from hotel_switch where hotel_id = ${place.hotelId}
    and key = any (${sql.param(values.map(([name]) => name))}::text[]) and not ${kept}::jsonb ? key`)
  await rows.execute(sql`insert into hotel_switch as s (brand_id, hotel_id, key, value)
    select ${place.brandId}, ${place.hotelId}, key, value from jsonb_each_text(${kept}::jsonb)
    on conflict (hotel_id, key) do update set value = excluded.value, updated_at = now(), version = s.version + 1
      where s.value <> excluded.value`)
}

/** Settings of a store. @spec W-CFG-1 */
export const hotelConfig = defineBehaviour(resource)({
  saved: async (context) => {
    await writeSwitches(context, context.row)
    return undefined
  },
})
