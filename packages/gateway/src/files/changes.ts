import { sql } from 'drizzle-orm'
import { fileEntry } from '../database/schema'
import type { Place } from './place'

/** Columns that every change of an entry writes. */
export const changedBy = ({ userId }: Place) => ({
  updatedBy: userId,
  updatedAt: sql`now()`,
  version: sql`${fileEntry.version} + 1`,
})
