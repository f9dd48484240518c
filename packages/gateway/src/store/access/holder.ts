import type { FastifyRequest } from 'fastify'
import type { SignInQueries } from '../../database/open'
import { isTokenOpen } from '../../session/embedTokens'
import { isSessionOpen } from '../../session/sessions'
import { StoreError } from '../storeError'
import type { Grant } from './grant'

/** Identifies the session or token for which keys were issued. They expire with it. */
export const holderOf = ({ proof, proofHash }: FastifyRequest): string | undefined =>
  proof && proofHash ? `${proof}:${proofHash}` : undefined

function isOpen(queries: SignInQueries, holder: string): Promise<boolean> {
  const [proof = '', hash = ''] = holder.split(':')
  return proof === 'cookie' ? isSessionOpen(queries, hash) : isTokenOpen(queries, hash)
}

/**
 * Keys expire with the session for which they were issued, so that signing out revokes them. Clients then request new
 * ones, and learn that they must sign in.
 * @throws StoreError SecurityTokenExpired
 */
export async function requireHolder(queries: SignInQueries, { holder }: Grant): Promise<void> {
  if (holder === undefined || (await isOpen(queries, holder))) return
  throw new StoreError('SecurityTokenExpired', 'The session that the security token was lent to has ended.')
}
