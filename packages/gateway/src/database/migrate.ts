import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { type ApplicationLogin, applicationLogin, grant, loginAs } from './applicationRole'

/** The checked-in SQL. */
export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))

/** Of the advisory lock that lets one gateway at a time migrate a shared database. */
const migrationLock = 0x65626d

/** The login that requests use. */
export interface MigrationOptions {
  /** Its name. Default: `<database>_application` */
  readonly role?: string
  /** Its password. Default: it follows from the owner's. */
  readonly password?: string | undefined
}

/** Brings a database up to date and makes the login that requests use. */
export async function migrate(
  ownerUrl: string,
  { role, password }: MigrationOptions = {},
): Promise<ApplicationLogin> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'ebkit migration' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await applyMigrations(drizzle(client), { migrationsFolder })
    const database = (await client.query('select current_database() as name')).rows[0].name
    const name = role ?? `${database}_application`
    const login = await applicationLogin(client, loginAs(name, ownerUrl, password), ownerUrl, password)
    await grant(client, login.role)
    return login
  } finally {
    await client.end()
  }
}
