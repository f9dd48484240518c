import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { startTestCluster, startTestGateway, type TestCluster, type TestGateway } from '@ebkit/testing'
import { readConfiguration } from './configuration/configuration'
import type { ApplicationLogin } from './database/applicationRole'
import { migrate } from './database/migrate'
import { openDatabase, patient } from './database/open'
import { type Owner, openOwner } from './database/owner'
import { prepareOn } from './prepare'
import { seed } from './seeds/seed'

const production = readConfiguration({
  EB_MODE: 'production',
  EB_PUBLIC_URL: 'https://console.example.com',
  EB_SETUP_BRAND: '云栖',
  EB_SETUP_HOTEL: '西湖店',
  EB_SETUP_ACCOUNT: 'root',
  EB_SETUP_PASSWORD: 'twelve-chars',
})

const loginOf = ({ applicationUrl: url }: TestGateway) => ({ url, role: new URL(url).username })

test('production refuses a database with any one account of the demo, and takes it when the last is gone', async () => {
  const gateway = await startTestGateway()
  const accounts = ['admin', 'manager', 'clerk', 'viewer']
  for (const left of accounts) {
    await gateway.sql('delete from user_account where account = any($1) and account <> $2', [accounts, left])
    await assert.rejects(prepareOn(loginOf(gateway), production), /holds accounts of the demo/, left)
    const [row] = await gateway.sql<{ count: number }>('select count(*)::int as count from user_account')
    assert.ok(row && row.count > 0)
    await gateway.sql(
      `insert into user_account (user_id, brand_id, employee_id, account, password_hash)
       select '10019' || n, '1001', '100101-u' || n, (array['admin', 'manager', 'clerk', 'viewer'])[n], ''
       from generate_series(1, 4) n on conflict do nothing`,
    )
  }
  await gateway.sql('delete from user_account where account = any($1)', [accounts])
  await prepareOn(loginOf(gateway), production)
  await gateway.stop()
})

/** Every statement on stores takes a while, and notes the limits that it was held to. */
const slowDisk = `
  create table held_to (name text, value text);
  create function slow() returns trigger language plpgsql security definer as $$
  begin
    insert into held_to select name, current_setting(name) from unnest(array[
      'statement_timeout', 'idle_in_transaction_session_timeout', 'lock_timeout']) name;
    perform pg_sleep(0.3);
    return null;
  end $$;
  create trigger slow after insert on hotel for each statement execute function slow();`

describe('the first start on a slow disk', () => {
  let cluster: TestCluster
  let owner: Owner
  let login: ApplicationLogin
  let dataDirectory: string
  before(async () => {
    dataDirectory = await mkdtemp(join(tmpdir(), 'ebkit-prepare-'))
    cluster = await startTestCluster()
    login = await migrate(cluster.url)
    owner = openOwner(cluster.url)
    await owner.query(slowDisk)
  })
  after(async () => {
    await owner.close()
    await cluster.stop()
    await rm(dataDirectory, { recursive: true, force: true })
  })

  test('a statement that takes longer than requests may ends nothing: the demo is complete', async () => {
    const limited = openDatabase(login, 2, { ...patient, statement_timeout: 100 })
    const failing = seed(limited, { password: 'demo1234', passwordCost: 1024 })
    await assert.rejects(failing, ({ cause }: Error) => (cause as { code?: string }).code === '57014')
    await limited.close()
    const environment = { EB_DATA_DIR: dataDirectory, EB_PASSWORD_COST: '1024' }
    await prepareOn(login, readConfiguration(environment))
    assert.deepEqual(await owner.query('select distinct value from held_to'), [{ value: '0' }])
    const [row] = await owner.query('select count(*)::int as stores from hotel')
    assert.equal(row?.stores, 61)
  })
})
