import { ChunkLoadError } from '../errors/ChunkLoadError'

const missing = (cause: unknown): never => {
  throw new ChunkLoadError('missing', cause)
}

/** Parts that the first listing does without. */
export const loadSorting = () => import('../files/sortEntries').catch(missing)
export const loadChanges = () => import('./changes/createChanges').catch(missing)
export const loadUploading = () => import('./uploading').catch(missing)
export const loadAccepting = () => import('./acceptTest').catch(missing)
