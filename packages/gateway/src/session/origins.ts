import { sql } from 'drizzle-orm'
import type { Queries } from '../database/tenant'

/** The origins that may call for each brand. */
export interface Origins {
  /** On some brand's list. */
  isKnown(origin: string): Promise<boolean>
  /** On this brand's list. */
  allows(brandId: string, origin: string): Promise<boolean>
  /** A brand's list. */
  of(brandId: string): Promise<readonly string[]>
  /** A list has changed: it is read again. Other gateways on the database notice it when their lists are stale. */
  forget(): void
}

/** Age in milliseconds at which the lists are read again. */
export function createOrigins(queries: Queries, maximumAge: number): Origins {
  let read = Promise.resolve(new Map<string, string[]>())
  let readAt = Number.NEGATIVE_INFINITY
  const load = async () => {
    const { rows } = await queries.execute<{ brand_id: string; origins: string[] }>(
      sql`select brand_id, array_agg(origin order by origin) as origins from brand_origin group by brand_id`,
    )
    return new Map(rows.map((row) => [row.brand_id, row.origins]))
  }
  const lists = () => {
    if (performance.now() - readAt > maximumAge) {
      readAt = performance.now()
      read = load()
      read.catch(() => {
        readAt = Number.NEGATIVE_INFINITY
      })
    }
    return read
  }
  return {
    isKnown: async (origin) => [...(await lists()).values()].some((list) => list.includes(origin)),
    allows: async (brandId, origin) => (await lists()).get(brandId)?.includes(origin) ?? false,
    of: async (brandId) => (await lists()).get(brandId) ?? [],
    forget: () => {
      readAt = Number.NEGATIVE_INFINITY
    },
  }
}
