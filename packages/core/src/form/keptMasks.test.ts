import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Field } from '@ebkit/rules/fields'
import { serveTests } from '@ebkit/testing'
import { openForm } from './testing/formFixture'

const servers = serveTests('admin')

const fields: readonly Field[] = [
  { name: 'accountName', label: { zh: '账户名称' }, type: 'string', required: true },
  {
    name: 'signers',
    label: { zh: '有效签单人' },
    type: 'list',
    fields: [
      { name: 'name', label: { zh: '姓名' }, type: 'string', required: true },
      { name: 'phone', label: { zh: '手机号' }, type: 'phone', required: true, mask: 'phone' },
    ],
  },
]

describe('a form of a user who sees masked values', () => {
  test('unchanged masks in a list, also in moved records, are saved as the stored values; others are problems', async () => {
    const [wang, li] = [
      { name: '王一', phone: '13800001111' },
      { name: '李二', phone: '13900002222' },
    ]
    await servers.gateway.sql(`begin; set local session_replication_role = replica;
      update role set view_sensitive = false where role_id = '1001-r1';
      insert into credit_account (brand_id, hotel_id, credit_account_id, account_name, corporate_member_id, store_id,
          credit_limit, scopes, signers, valid_from, valid_until)
        values ('1001', '100101', 'masked', '云山', 'company', '100101', 100000, '{ROOM}',
          '${JSON.stringify([wang, li])}', '2026-01-01', '2027-01-01');
      commit`)
    const { form, get, ready, fill, stop } = openForm(servers, {
      ...{ fields, resource: 'payment-api/credit-account', mode: 'edit', recordId: 'masked' },
    })
    await ready()
    const [first, second] = get().values.signers as readonly { readonly phone: string }[]
    assert.equal(first?.phone, '138****1111')

    fill({ signers: [second, { ...first, phone: '137****0000' }] })
    assert.equal(await form.save(), undefined)
    assert.deepEqual(
      get().problems.map(({ path }) => path),
      ['signers.1.phone'],
    )

    fill({ signers: [second, first] })
    const saved = await form.save()
    assert.deepEqual(saved?.signers, [second, first], JSON.stringify(get().problems))
    const [row] = await servers.gateway.sql(
      "select signers from credit_account where credit_account_id = 'masked'",
    )
    assert.deepEqual(row?.signers, [li, wang])
    stop()
  })
})
