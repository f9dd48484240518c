import pg from 'pg'

/** A connection as the database's owner, which may bypass row-level security: for migrations and tests, never for requests. */
export interface Owner {
  query<Row = Record<string, unknown>>(text: string, values?: unknown[]): Promise<Row[]>
  close(): Promise<void>
}

/** Connects as the owner. The next query after a lost connection reconnects. */
export function openOwner(url: string): Owner {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'ebkit owner',
    max: 1,
    idleTimeoutMillis: 0,
  })
  pool.on('error', () => undefined)
  return {
    query: async (text, values) => (await pool.query(text, values)).rows,
    close: () => pool.end(),
  }
}
