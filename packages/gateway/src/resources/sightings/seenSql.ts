import type { Computed } from '../../behaviour/Behaviour'

/** Whether the current user has opened a row since its last change. @param key column of its key, in `t` */
export const seenSinceChange = (resource: string, key: string): Computed => ({
  kind: 'live',
  type: 'boolean',
  sql: `(exists (select from row_sighting s where s.user_id = current_setting('ebkit.user_id', true)
    and s.resource = '${resource}' and s.row_key = ${key} and s.seen_at >= t.updated_at))`,
})
