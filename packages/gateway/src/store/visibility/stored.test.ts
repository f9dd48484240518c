import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { startTestCluster, type TestCluster } from '@ebkit/testing'
import { migrate, migrationsFolder } from '../../database/migrate'
import { type Owner, openOwner } from '../../database/owner'

/** In a database whose owner is subject to row-level security too. */
describe('objects stored before visibility was introduced', () => {
  let cluster: TestCluster
  let superuser: Owner
  let all: Owner
  let owner: Owner
  before(async () => {
    cluster = await startTestCluster()
    superuser = openOwner(cluster.url)
    await superuser.query(`create role plain login password 'pass'`)
    await superuser.query('create database plain owner plain')
    const at = (change: (url: URL) => void) => {
      const url = new URL(cluster.url)
      url.pathname = '/plain'
      change(url)
      return url.href
    }
    const ownerUrl = at((url) => {
      url.username = 'plain'
      url.password = 'pass'
    })
    await migrate(ownerUrl)
    owner = openOwner(ownerUrl)
    all = openOwner(at(() => undefined))
  })
  after(async () => {
    await Promise.all([superuser.close(), owner.close(), all.close()])
    await cluster.stop()
  })

  const put = (key: string) =>
    all.query(
      `insert into stored_object (object_key, brand_id, hotel_id, content_type, blob_ids, blob_sizes, size, etag)
       values ($1, 'b', 'h', 'image/jpeg', '{x}', '{1}', 1, 'E')`,
      [key],
    )

  test('are classified by their space, their tree, and what refers to them', async () => {
    await all.query(`insert into brand (brand_id, brand_name, brand_code, industry, contact_name, contact_phone, logo)
      values ('b', 'b', 'b', 'MIX', '', '', 'https://h.example/eb-store/b/h/files/1/logo.png?v=2')`)
    await all.query(`insert into hotel (hotel_id, hotel_name, hotel_code, brand_id, business_types, phone, region,
      address, open_from, open_until, cover_images, introduction)
      values ('h', 'h', 'h', 'b', '{HOTEL}', '', '{}', '', '08:00', '22:00', '{b/h/files/1/cover.jpg}',
        '<p><img src="/eb-store/b/h/files/1/text.jpg" alt=""></p>')`)
    await all.query(`insert into employee (employee_id, brand_id, hotel_id, employee_no, employee_name, phone)
      values ('e', 'b', 'h', '1', 'e', '1')`)
    await all.query(
      `insert into user_account (user_id, brand_id, employee_id, account, password_hash) values ('1', 'b', 'e', 'a', '')`,
    )
    const expected: Record<string, string> = {
      'b/h/u/1/salary.pdf': 'personal',
      'b/h/common/a.jpg': 'public',
      'b/h/images/a.jpg': 'public',
      'b/h/files/1/tree.jpg': 'public',
      'b/h/files/1/own.jpg': 'personal',
      'b/h/files/1/logo.png': 'public',
      'b/h/files/1/cover.jpg': 'public',
      'b/h/files/1/text.jpg': 'public',
      'b/h/files/1/attached.pdf': 'undecided',
    }
    for (const key of Object.keys(expected)) await put(key)
    await all.query(`insert into file_entry (entry_id, brand_id, hotel_id, is_folder, display_name, search_name)
      values ('r', 'b', 'h', true, 'r', 'r')`)
    for (const [name, user] of [
      ['tree', null],
      ['own', '1'],
    ])
      await all.query(
        `insert into file_entry (entry_id, brand_id, hotel_id, owner_id, parent_id, is_folder, display_name, search_name, object_key)
         values ($1, 'b', 'h', $2, 'r', false, $1, $1, 'b/h/files/1/' || $1 || '.jpg')`,
        [name, user],
      )
    const sql = await readFile(join(migrationsFolder, '0016_visibility-of-stored.sql'), 'utf8')
    for (const statement of sql.split('--> statement-breakpoint')) await owner.query(statement)
    const found = await all.query<{ object_key: string; visibility: string }>(
      'select object_key, visibility from stored_object',
    )
    assert.deepEqual(Object.fromEntries(found.map((row) => [row.object_key, row.visibility])), expected)
  })

  test('and the tenants’ policies still apply to the owner', async () => {
    for (const table of [
      'stored_object',
      'file_entry',
      'brand',
      'hotel',
      'employee',
      'ticket_product',
      'ticket_category',
    ]) {
      const [row] = await superuserOf(table)
      assert.equal(row?.relforcerowsecurity, true, table)
    }
    assert.deepEqual(await owner.query('select * from stored_object'), [])
  })
  const superuserOf = (table: string) =>
    all.query<{ relforcerowsecurity: boolean }>(
      'select relforcerowsecurity from pg_class where relname = $1',
      [table],
    )
})
