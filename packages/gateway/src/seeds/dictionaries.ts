import type { Database } from '../database/open'
import { brand, dictionaryItem } from '../database/schema'
import { countries } from './countries'
import { insertMany } from './insertMany'

/** Name of the dictionary of countries and regions. @spec W-CTY-4 */
export const countryDictionary = 'zkt-country'

/**
 * Gives every brand the dictionary of countries, in the demo and in production: it is not demo data. A brand that
 * already has one keeps it unchanged.
 */
export async function seedDictionaries(database: Database): Promise<void> {
  for (const { brandId } of await database.signIn.select({ brandId: brand.brandId }).from(brand)) {
    const items = countries.map((country, sort) => ({
      brandId,
      dictType: countryDictionary,
      sort,
      ...country,
    }))
    await database.withTenant({ brandId, hotelIds: [] }, async (rows) => {
      const [first, ...others] = items as [(typeof items)[0], ...typeof items]
      // The gateway that inserts the first item inserts the others, so that concurrent starts seed once.
      const { rowCount } = await rows.insert(dictionaryItem).values(first).onConflictDoNothing()
      if (rowCount) await insertMany(rows, dictionaryItem, others)
    })
  }
}
