import { isDeepStrictEqual } from 'node:util'
import { appletRelease, poiService as resource, tiktokPoi } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import { defineBehaviour, type EffectContext } from '../../behaviour/Behaviour'
import { refuse } from '../../behaviour/refuse'
import { findRows } from '../../behaviour/rows'
import { reasons } from './strings'

/** What Douyin requires of an entry that is mounted. @throws 422 */
async function requireMountable(context: EffectContext<typeof resource>): Promise<undefined> {
  const { appletId, pois } = context.row
  const chosen = [...new Set(pois ?? [])]
  const matched = await findRows(
    context,
    tiktokPoi,
    sql`t.tiktok_poi_id = any(${sql.param(chosen)}::text[]) and t.status = 'MATCHED'`,
  )
  if (matched.length < chosen.length) refuse('poi-not-matched', reasons.poiNotMatched)
  const online = sql`t.applet_id = ${appletId} and t.status in ('RELEASED', 'GRAY')`
  const releases = await findRows(context, appletRelease, online, { lock: false, limit: 1 })
  if (!releases.length) refuse('no-online-version', reasons.noOnlineVersion)
  return undefined
}

/** What Douyin has reviewed of an entry: all that its form has. */
const reviewed = [
  ...(['serviceName', 'serviceType', 'pois', 'appletId', 'entryPath', 'entryParams', 'products'] as const),
  ...(['coverImage', 'openDays', 'openTime', 'bookAheadHours', 'servicePhone'] as const),
]

/** Services on the pages of stores at Douyin: one that was changed is reviewed before it is mounted again. */
export const poiService = defineBehaviour(resource)({
  effects: { publish: requireMountable },
  saved: async ({ row, input: { before } }) => {
    if (before?.status !== 'OFFLINE') return undefined
    return reviewed.every((name) => isDeepStrictEqual(row[name], before[name]))
      ? undefined
      : { status: 'NEW' }
  },
})
