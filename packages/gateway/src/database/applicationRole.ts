import { createHmac } from 'node:crypto'
import pg from 'pg'

/** How requests log in to the database: never as the owner or as a role that bypasses row-level security. */
export interface ApplicationLogin {
  readonly url: string
  readonly role: string
}

interface Rights {
  readonly rolname: string
  readonly rolsuper: boolean
  readonly rolcreaterole: boolean
  readonly rolbypassrls: boolean
}

async function rightsOfOwner(client: pg.Client): Promise<Rights> {
  const columns = 'rolname, rolsuper, rolcreaterole, rolbypassrls'
  const { rows } = await client.query<Rights>(`select ${columns} from pg_roles where rolname = current_user`)
  return rows[0] as Rights
}

/**
 * The login of a role.
 * @param password default: derived from the owner's, so that gateways on one database agree without communicating
 */
export function loginAs(role: string, ownerUrl: string, password?: string): ApplicationLogin {
  const url = new URL(ownerUrl)
  const ownerPassword = decodeURIComponent(url.password)
  url.password = password
    ? encodeURIComponent(password)
    : createHmac('sha256', ownerPassword).update(`ebkit ${role}`).digest('base64url')
  url.username = encodeURIComponent(role)
  return { url: url.href, role }
}

async function makeRole(client: pg.Client, { role, url }: ApplicationLogin): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role])
  const rights = 'nosuperuser nocreatedb nocreaterole nobypassrls login'
  const password = pg.escapeLiteral(decodeURIComponent(new URL(url).password))
  const name = pg.escapeIdentifier(role)
  await client.query(
    rowCount
      ? `alter role ${name} login password ${password}`
      : `create role ${name} ${rights} password ${password}`,
  )
}

/** @throws if the role bypasses row-level security */
async function requireHeld(client: pg.Client, role: string): Promise<void> {
  const { rowCount } = await client.query(
    'select from pg_roles where rolname = $1 and (rolsuper or rolbypassrls)',
    [role],
  )
  if (rowCount)
    throw new Error(
      `Row-level security does not hold the role ${role}: take SUPERUSER and BYPASSRLS from it.`,
    )
}

/** @throws if the role does not exist or has another password */
async function requireLogin(client: pg.Client, { role, url }: ApplicationLogin): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role])
  if (!rowCount)
    throw new Error(
      `The user of DATABASE_URL may not make the role ${role} that requests run as. Give it CREATEROLE, or make that role ` +
        'with the password of EB_DATABASE_APPLICATION_PASSWORD.',
    )
  const own = new pg.Client({ connectionString: url })
  own.on('error', () => undefined)
  try {
    await own.connect()
  } catch {
    throw new Error(`The role ${role} cannot log in with the password of EB_DATABASE_APPLICATION_PASSWORD.`)
  } finally {
    await own.end().catch(() => undefined)
  }
}

/**
 * Creates the role for requests, if the owner may create roles. Otherwise the role must exist if it is configured
 * with its own password; without one, requests run as the owner, unless the owner bypasses row-level security.
 */
export async function applicationLogin(
  client: pg.Client,
  login: ApplicationLogin,
  ownerUrl: string,
  password: string | undefined,
): Promise<ApplicationLogin> {
  const rights = await rightsOfOwner(client)
  if (rights.rolsuper || rights.rolcreaterole) {
    await makeRole(client, login)
    await requireHeld(client, login.role)
    return login
  }
  if (password) {
    await requireHeld(client, login.role)
    await requireLogin(client, login)
    return login
  }
  if (rights.rolbypassrls)
    throw new Error(
      `The user ${rights.rolname} of DATABASE_URL bypasses row-level security and may not create roles. ` +
        'Give it CREATEROLE, or take BYPASSRLS from it.',
    )
  return { url: ownerUrl, role: rights.rolname }
}

/** Lets the role read and write rows, of later tables too. It may not change the tables. */
export async function grant(client: pg.Client, role: string): Promise<void> {
  const name = pg.escapeIdentifier(role)
  await client.query(`
    grant usage on schema public to ${name};
    grant select, insert, update, delete on all tables in schema public to ${name};
    grant usage on all sequences in schema public to ${name}`)
}
