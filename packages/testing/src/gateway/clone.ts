import { createHash, randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  type ApplicationLogin,
  allowOrigins,
  demoAccounts,
  loginAs,
  migrate,
  migrationsFolder,
  neighbour,
  type Owner,
  openDatabase,
  openOwner,
  registerPartnerKey,
  releasedMenuHash,
  seed,
} from '@ebkit/gateway'

/** N of scrypt in tests: low, so that hashing is fast. */
export const testPasswordCost = 1024

/** The password of every account in test databases. */
export const testPassword = 'demo1234'

/** The demo partner's key in test databases. */
export const testPartnerKey = 'test-partner-key'

/** Origins that may call for the first brand in test databases. */
export const testOrigins = ['http://localhost:4200', 'null']

/** The role of requests in every clone. */
const role = 'ebkit_tests_application'
const templateLock = 0x65627465

/** The database of one test. */
export interface Clone {
  readonly name: string
  readonly ownerUrl: string
  readonly login: ApplicationLogin
  drop(): Promise<void>
}

/** A template is reused while the migrations, the seeds and the menu are unchanged. */
function templateName(): string {
  const hash = createHash('sha256').update(releasedMenuHash)
  const seeds = fileURLToPath(new URL('../../../gateway/src/seeds', import.meta.url))
  for (const folder of [migrationsFolder, seeds])
    for (const name of readdirSync(folder, { encoding: 'utf8', recursive: true }).sort())
      if (/\.(sql|ts)$/.test(name)) hash.update(name).update(readFileSync(join(folder, name)))
  return `ebkit_template_${hash.digest('hex').slice(0, 12)}`
}

const at = (url: string, database: string) => {
  const other = new URL(url)
  other.pathname = `/${database}`
  return other.href
}

async function fill(ownerUrl: string): Promise<void> {
  const database = openDatabase(await migrate(ownerUrl, { role }), 2)
  try {
    await seed(database, {
      password: testPassword,
      passwordCost: testPasswordCost,
      accounts: [...demoAccounts, neighbour],
    })
    await allowOrigins(database, testOrigins)
    await registerPartnerKey(database, testPartnerKey)
  } finally {
    await database.close()
  }
}

/** Creates a missing template under a temporary name, so that an interrupted one is never cloned. */
async function ensureTemplate(owner: Owner, url: string): Promise<string> {
  const name = templateName()
  await owner.query('select pg_advisory_lock($1)', [templateLock])
  try {
    const found = await owner.query('select 1 from pg_database where datname = $1', [name])
    if (found.length) return name
    const unfinished = `${name}_${randomBytes(4).toString('hex')}`
    await owner.query(`create database ${unfinished}`)
    await fill(at(url, unfinished))
    await owner.query(`alter database ${unfinished} rename to ${name}`)
    return name
  } finally {
    await owner.query('select pg_advisory_unlock($1)', [templateLock])
  }
}

/** Clones the migrated and seeded template, in about 0.1 s. Copying its files is faster than logging their content. */
export async function cloneDatabase(clusterUrl: string): Promise<Clone> {
  const owner = openOwner(clusterUrl)
  try {
    const template = await ensureTemplate(owner, clusterUrl)
    const name = `ebkit_clone_${randomBytes(6).toString('hex')}`
    await owner.query(`create database ${name} template ${template} strategy file_copy`)
    const ownerUrl = at(clusterUrl, name)
    return { name, ownerUrl, login: loginAs(role, ownerUrl), drop: () => dropDatabase(clusterUrl, name) }
  } finally {
    await owner.close()
  }
}

async function dropDatabase(clusterUrl: string, name: string): Promise<void> {
  const owner = openOwner(clusterUrl)
  await owner.query(`drop database if exists ${name} with (force)`)
  await owner.close()
}
