import { eq } from 'drizzle-orm'
import { storeSecret } from '../../database/schema'
import type { Queries } from '../../database/tenant'
import { newSecret } from '../../session/secrets'

const name = 'credentials'

async function readOrMake(queries: Queries): Promise<string> {
  await queries.insert(storeSecret).values({ name, secret: newSecret() }).onConflictDoNothing()
  const row = await queries.query.storeSecret.findFirst({ where: eq(storeSecret.name, name) })
  if (!row) throw new Error('The store has no secret')
  return row.secret
}

/** The secret with which store tokens are sealed: one for all gateways on a database, read once by each. */
export function createStoreSecret(queries: Queries): () => Promise<string> {
  let known: Promise<string> | undefined
  return () => {
    known ??= readOrMake(queries)
    known.catch(() => {
      known = undefined
    })
    return known
  }
}
