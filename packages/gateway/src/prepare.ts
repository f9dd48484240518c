import { inArray } from 'drizzle-orm'
import { type Configuration, ConfigurationProblem } from './configuration/configuration'
import type { ApplicationLogin } from './database/applicationRole'
import { type Database, openDatabase, patient } from './database/open'
import { userAccount } from './database/schema'
import { mendMenus } from './menus/mendMenu'
import { demoAccounts } from './seeds/accounts'
import { seedDictionaries } from './seeds/dictionaries'
import { setUpFirstBrand } from './seeds/firstBrand'
import { allowOrigins, keepPartnerKey } from './seeds/partner'
import { isEmpty, seed } from './seeds/seed'

/** The example partner listens a hundred ports above the gateway. */
const partnerPort = (port: number) => port + 100

async function prepareDemo(
  database: Database,
  { demoPassword, passwordCost, dataDirectory, port }: Configuration,
): Promise<void> {
  await seed(database, { password: demoPassword, passwordCost })
  await allowOrigins(database, [`http://localhost:${partnerPort(port)}`, 'null'])
  await keepPartnerKey(database, dataDirectory)
}

/** One account is enough: its password is known to everybody. */
async function holdsDemo(database: Database): Promise<boolean> {
  const ids = demoAccounts.map(({ user }) => user.userId)
  const found = await database.signIn
    .select({ userId: userAccount.userId })
    .from(userAccount)
    .where(inArray(userAccount.userId, ids))
  return found.length > 0
}

async function prepareProduction(database: Database, { setup, passwordCost }: Configuration): Promise<void> {
  if (await holdsDemo(database))
    throw new ConfigurationProblem([
      'The database holds accounts of the demo with its known passwords: set EB_DATA_DIR or DATABASE_URL to another one',
    ])
  if (await isEmpty(database)) await setUp(database, setup, passwordCost)
  await seedDictionaries(database)
  await mendMenus(database)
}

async function setUp(database: Database, setup: Configuration['setup'], cost: number): Promise<void> {
  if (!setup)
    throw new ConfigurationProblem([
      'The database is empty, so nobody could sign in: set EB_SETUP_BRAND, EB_SETUP_HOTEL, EB_SETUP_ACCOUNT and EB_SETUP_PASSWORD for the first start',
    ])
  await setUpFirstBrand(database, setup, cost)
}

/**
 * Puts into a migrated database what the mode starts with. A slow disk or a busy machine may take its time: the limits of
 * requests are for requests.
 */
export async function prepareOn(login: ApplicationLogin, configuration: Configuration): Promise<void> {
  const database = openDatabase(login, 2, patient)
  try {
    if (configuration.mode === 'demo') await prepareDemo(database, configuration)
    else await prepareProduction(database, configuration)
  } finally {
    await database.close()
  }
}
