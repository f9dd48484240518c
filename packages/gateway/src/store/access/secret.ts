import { eq } from 'drizzle-orm'
import { storeSecret } from '../../database/schema'
import type { Queries } from '../../database/tenant'
import { newSecret } from '../../session/secrets'

const name = 'credentials'

async function readOrMake(signIn: Queries): Promise<string> {
  await signIn.insert(storeSecret).values({ name, secret: newSecret() }).onConflictDoNothing()
  const row = await signIn.query.storeSecret.findFirst({ where: eq(storeSecret.name, name) })
  if (!row) throw new Error('The store has no secret')
  return row.secret
}

/** What store tokens are sealed with: one for all gateways on a database, read once by each. */
export function createStoreSecret(signIn: Queries): () => Promise<string> {
  let known: Promise<string> | undefined
  return () => {
    known ??= readOrMake(signIn)
    known.catch(() => {
      known = undefined
    })
    return known
  }
}
