import type { Database } from '../database/open'
import { brand, dictionaryItem } from '../database/schema'
import { countries } from './countries'
import { insertMany } from './insertMany'

/** Name of the dictionary of countries and regions. @spec W-CTY-4 */
export const countryDictionary = 'zkt-country'

/**
 * Gives every brand the dictionary of countries, the demo's and a merchant's alike: it is no example. A brand that has
 * one keeps it as it is.
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
      // whoever puts the first one there puts the others there: gateways that start at once do it once
      const { rowCount } = await rows.insert(dictionaryItem).values(first).onConflictDoNothing()
      if (rowCount) await insertMany(rows, dictionaryItem, others)
    })
  }
}
