import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startTestGateway } from '@ebkit/testing'
import { readConfiguration } from './configuration/configuration'
import { prepare } from './prepare'

const production = readConfiguration({
  EB_MODE: 'production',
  EB_PUBLIC_URL: 'https://console.example.com',
  EB_SETUP_BRAND: '云栖',
  EB_SETUP_HOTEL: '西湖店',
  EB_SETUP_ACCOUNT: 'root',
  EB_SETUP_PASSWORD: 'twelve-chars',
})

test('production refuses a database with any one account of the demo, and takes it when the last is gone', async () => {
  const gateway = await startTestGateway()
  const accounts = ['admin', 'manager', 'clerk', 'viewer']
  for (const left of accounts) {
    await gateway.sql('delete from user_account where account = any($1) and account <> $2', [accounts, left])
    await assert.rejects(prepare(gateway.database, production), /holds accounts of the demo/, left)
    const [row] = await gateway.sql<{ count: number }>('select count(*)::int as count from user_account')
    assert.ok(row && row.count > 0)
    await gateway.sql(
      `insert into user_account (user_id, brand_id, employee_id, account, password_hash)
       select '10019' || n, '1001', '100101-u' || n, (array['admin', 'manager', 'clerk', 'viewer'])[n], ''
       from generate_series(1, 4) n on conflict do nothing`,
    )
  }
  await gateway.sql('delete from user_account where account = any($1)', [accounts])
  await prepare(gateway.database, production)
  await gateway.stop()
})
