import type { Computed } from '../../behaviour/Behaviour'

/** What a guest did with a row: saw it in a list, or followed it. */
export type VisitKind = 'shown' | 'visited'

type Live = Extract<Computed, { kind: 'live' }>

const counting = (resource: string, key: string, kind: VisitKind, what: string): Live => ({
  kind: 'live',
  type: 'integer',
  sql: `(select count(${what})::int from guest_visit v where v.brand_id = t.brand_id
    and v.resource = '${resource}' and v.row_key = ${key} and v.kind = '${kind}')`,
})

/** Counts of guests' visits to a row. @param key column of its key, in `t` */
export const visits = {
  count: (resource: string, key: string, kind: VisitKind): Live => counting(resource, key, kind, '*'),
  /** Distinct devices. */
  visitors: (resource: string, key: string): Live =>
    counting(resource, key, 'visited', 'distinct v.visitor_id'),
} as const
