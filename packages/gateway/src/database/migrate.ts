import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { type ApplicationLogin, applicationLogin, grant, loginAs } from './applicationRole'

/** The folder of the checked-in SQL files. */
export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))

/** Key of the advisory lock that lets one gateway at a time migrate a shared database. */
const migrationLock = 0x65626d

/** The login that requests use. */
export interface MigrationOptions {
  /** Its name. Default: `<database>_application` */
  readonly role?: string
  /** Its password. Default: derived from the owner's. */
  readonly password?: string | undefined
}

/** Time of the newest checked-in migration, in milliseconds since 1970. */
function newestMigration(): number {
  const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8'))
  return Math.max(...journal.entries.map(({ when }: { when: number }) => when))
}

/** Refuses a database that a newer release has migrated. */
async function requireKnownMigrations(client: pg.Client): Promise<void> {
  const { rows: tables } = await client.query("select to_regclass('drizzle.__drizzle_migrations') as name")
  if (!tables[0].name) return
  const { rows } = await client.query('select max(created_at) as newest from drizzle.__drizzle_migrations')
  if (Number(rows[0].newest) > newestMigration())
    throw new Error(
      'The database belongs to a newer release: start that one, or restore a backup of this one.',
    )
}

/**
 * Migrates a database and creates the login for requests.
 * @throws if a newer release has migrated it
 */
export async function migrate(
  ownerUrl: string,
  { role, password }: MigrationOptions = {},
): Promise<ApplicationLogin> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'ebkit migration' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await requireKnownMigrations(client)
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
