import { rewardRecord as resource } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import { defineBehaviour } from '../../behaviour/Behaviour'

/** Records of rewards; the payment of their claim grants them. */
export const rewardRecord = defineBehaviour(resource)({
  auto: { grant: { run: async () => ({ grantedAt: sql`now()` }) } },
})
