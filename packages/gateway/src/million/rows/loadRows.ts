import type pg from 'pg'

/** Rows of one table, with the statement that inserts them. */
export interface LoadedRows {
  /** A table needed only for the load is in `pg_temp`. */
  readonly table: string
  readonly sql: string
}

interface Index {
  readonly name: string
  readonly definition: string
}

/** Indexes that do not belong to a constraint. */
const indexesSql = `select i.relname as name, pg_get_indexdef(x.indexrelid) as definition
  from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
  where t.relname = $1 and t.relnamespace = 'public'::regnamespace
    and not exists (select from pg_constraint c where c.conindid = x.indexrelid)`

/**
 * Inserts rows as a restore does: without triggers, and with the indexes created afterwards. The statements themselves
 * must keep references intact.
 */
export async function loadRows(
  client: pg.Client,
  loads: readonly LoadedRows[],
  onStep: (text: string) => void,
): Promise<void> {
  await client.query("set session_replication_role = replica; set work_mem = '256MB'; select setseed(0.18)")
  await client.query("set maintenance_work_mem = '1GB'")
  const dropped = new Map<string, Index[]>()
  for (const { table } of loads) {
    if (table.startsWith('pg_temp') || dropped.has(table)) continue
    const { rows } = await client.query<Index>(indexesSql, [table])
    dropped.set(table, rows)
    for (const { name } of rows) await client.query(`drop index ${client.escapeIdentifier(name)}`)
  }
  const timed = async (text: string, sql: string) => {
    const start = performance.now()
    const { rowCount } = await client.query(sql)
    onStep(`${text}: ${rowCount ?? 0} rows, ${((performance.now() - start) / 1000).toFixed(1)} s`)
  }
  for (const { table, sql } of loads) {
    await timed(table, sql)
    // Later rows are derived from these, so the planner needs statistics.
    await client.query(`analyze ${table}`)
  }
  for (const [table, indexes] of dropped)
    await timed(
      `${indexes.length} indexes of ${table}`,
      indexes.map(({ definition }) => definition).join(';'),
    )
  for (const table of dropped.keys()) await timed(`vacuum ${table}`, `vacuum analyze ${table}`)
}
