import type { TestGateway } from '@ebkit/testing'
import { type Row, shop } from './ticketShop'

/** Writes a row that no call adds, of the tests' brand, with the columns as the database names them. */
export async function insertRow(
  { sql }: Pick<TestGateway, 'sql'>,
  table: string,
  values: Row,
): Promise<void> {
  const row = { brand_id: shop.brandId, ...values }
  const columns = Object.keys(row).join(', ')
  await sql(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_record(null::${table}, $1::jsonb)`,
    [JSON.stringify(row)],
  )
}
