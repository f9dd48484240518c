import { count } from 'drizzle-orm'
import type { Database } from '../database/open'
import { brand, employee, hotel, hotelSwitch, role, userAccount } from '../database/schema'
import type { Transaction } from '../database/tenant'
import { mendMenus } from '../menus/mendMenu'
import { hashPassword } from '../session/passwords'
import { type DemoAccount, demoAccounts } from './accounts'
import { brands } from './brands'
import { seedDictionaries } from './dictionaries'
import { employeesOf } from './employees'
import { hotelsOf } from './hotels'
import { createRandom } from './random'
import { rolesOf } from './roles'
import { seedEquipment } from './seedEquipment'
import { seedProducts } from './seedProducts'

/** A fixed seed, so that every run of the demo has the same people and places. */
const randomSeed = 20261120

export interface SeedOptions {
  /** The password of every demo account. */
  readonly password: string
  /** Who can sign in. Default: the demo's four accounts. */
  readonly accounts?: readonly DemoAccount[]
  /** The scrypt parameter N; tests use a lower one. */
  readonly passwordCost?: number
}

/** The switches of a store. @spec W-CFG-2 W-CFG-3 W-CFG-4 W-CFG-5 */
const switchesOf = (brandId: string) => ({
  ENABLE_UI_UPGRADE_ALL: brandId === '1001' ? '1' : '0',
  ENABLE_TICKET_PRODUCT_ABTEST: `${brandId}02`,
  ENABLE_NEW_FILE_MANAGER_SWITCH: '1',
  ENABLE_UPLOAD_CHECK: '1',
})

async function seedAccounts(rows: Transaction, options: SeedOptions, brandId: string): Promise<void> {
  for (const { employee: person, user } of options.accounts ?? demoAccounts) {
    if (user.brandId !== brandId) continue
    const passwordHash = await hashPassword(options.password, options.passwordCost)
    await rows.insert(employee).values(person)
    await rows.insert(userAccount).values({ ...user, passwordHash })
  }
}

async function seedBrand(
  database: Database,
  row: typeof brand.$inferInsert,
  options: SeedOptions,
): Promise<void> {
  const { brandId } = row
  const random = createRandom(randomSeed + Number(brandId))
  const hotels = hotelsOf(brandId, random)
  await database.withTenant({ brandId, hotelIds: hotels.map((each) => each.hotelId) }, async (rows) => {
    const { rowCount } = await rows.insert(brand).values(row).onConflictDoNothing()
    if (!rowCount) return
    await rows.insert(role).values(rolesOf(brandId))
    if (!hotels.length) return
    await rows.insert(hotel).values(hotels)
    await rows
      .insert(employee)
      .values(hotels.flatMap((each, index) => employeesOf(each, index === 0, random)))
    await seedAccounts(rows, options, brandId)
    const switches = Object.entries(switchesOf(brandId)).map(([key, value]) => ({ key, value }))
    await rows
      .insert(hotelSwitch)
      .values(hotels.flatMap(({ hotelId }) => switches.map((one) => ({ brandId, hotelId, ...one }))))
  })
}

/** Whether a database has no brands yet. */
export async function isEmpty(database: Database): Promise<boolean> {
  const [found] = await database.signIn.select({ brands: count() }).from(brand)
  return found?.brands === 0
}

/**
 * Fills a database with the demo's rows, brand by brand, each in one transaction; existing brands stay unchanged.
 * Products and the stores' equipment are separate steps, so that a demo filled before they existed gets them too.
 */
export async function seed(database: Database, options: SeedOptions): Promise<void> {
  for (const row of brands) {
    await seedBrand(database, row, options)
    await seedProducts(database, row.brandId)
    await seedEquipment(database, row.brandId)
  }
  await seedDictionaries(database)
  await mendMenus(database)
}
