import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import { type ResourceClient, resourceClient } from '../resources/testing/resourceClient'

/** Credit accounts have a list of signers, whose phone numbers are masked. */
describe('masks in lists of a row', () => {
  let gateway: TestGateway
  let admin: ResourceClient
  const address = 'payment-api/eb/credit-account'
  const wang = { name: '王一', phone: '13800001111', limit: 100 }
  const li = { name: '李二', phone: '13900002222', limit: 200 }
  /** Another person whose masked phone number is the same. */
  const zhao = { name: '赵三', phone: '13877771111', limit: 300 }
  const shown = [
    { ...wang, phone: '138****1111' },
    { ...li, phone: '139****2222' },
  ]

  before(async () => {
    gateway = await startTestGateway()
    admin = resourceClient(gateway, await gateway.signIn('admin'), address, 'creditAccountId')
  })
  after(() => gateway.stop())
  const setSensitive = (may: boolean) =>
    gateway.sql("update role set view_sensitive = $1 where role_id = '1001-r1'", [may])
  const signers = async () =>
    (await gateway.sql("select signers from credit_account where credit_account_id = 'masked'"))[0]?.signers
  beforeEach(async () => {
    // The account's corporate client does not matter here.
    await gateway.sql(`begin; set local session_replication_role = replica;
      delete from credit_account where credit_account_id = 'masked';
      insert into credit_account (brand_id, hotel_id, credit_account_id, account_name, corporate_member_id, store_id,
          credit_limit, scopes, signers, valid_from, valid_until)
        values ('1001', '100101', 'masked', '云山', 'company', '100101', 100000, '{ROOM}',
          '${JSON.stringify([wang, li])}', '2026-01-01', '2027-01-01');
      commit`)
    await setSensitive(false)
  })
  const row = async () => (await admin.detail('masked')).data
  const isSaved = async (body: Record<string, unknown>) => {
    const answer = await admin.save(body)
    assert.equal(answer.status, 200, JSON.stringify(answer))
    return answer.data
  }

  test('the row’s own page contains them, unless the user may see the values', async () => {
    assert.deepEqual((await row()).signers, shown)
    await setSensitive(true)
    assert.deepEqual((await row()).signers, [wang, li])
  })

  test('files contain them', async () => {
    const answer = await admin.ask('export?hotelId=100101&keys=masked&columns=signers&format=csv&lang=zh')
    const text = await answer.text()
    assert.match(text, /138\*{4}1111/)
    assert.doesNotMatch(text, /13800001111/)
  })

  test('the audit trail contains them, before and after', async () => {
    await isSaved({ ...(await row()), signers: [...shown, zhao] })
    const trail = await admin.ask('trail?key=masked')
    const text = await trail.text()
    assert.match(text, /138\*{4}1111/)
    assert.doesNotMatch(text, /13800001111|13877771111/)
  })

  test('unchanged masks keep the stored values; the answer contains the masks', async () => {
    const saved = await isSaved({ ...(await row()), accountName: '云山二' })
    assert.deepEqual(saved.signers, shown)
    assert.deepEqual(await signers(), [wang, li])
  })

  test('records that were moved, removed, added or changed keep their own numbers', async () => {
    const [first, second] = shown
    await isSaved({ ...(await row()), signers: [second, zhao, { ...first, limit: 900 }] })
    assert.deepEqual(await signers(), [li, zhao, { ...wang, limit: 900 }])
    await isSaved({ ...(await row()), signers: [{ ...first, limit: 1 }] })
    assert.deepEqual(await signers(), [{ ...wang, limit: 1 }])
  })

  test('if two masked numbers are equal, each stays with its name', async () => {
    await gateway.sql("update credit_account set signers = $1 where credit_account_id = 'masked'", [
      JSON.stringify([wang, zhao]),
    ])
    const [first, second] = (await row()).signers as object[]
    await isSaved({ ...(await row()), signers: [second, first] })
    assert.deepEqual(await signers(), [zhao, wang])
  })

  test('a mask that matches no stored number is refused', async () => {
    const { status, data } = await admin.save({
      ...(await row()),
      signers: [...shown, { ...zhao, phone: '137****0000' }],
    })
    assert.equal(status, 422)
    assert.deepEqual(
      data.problems.map(({ path }) => path),
      ['signers.2.phone'],
    )
    assert.deepEqual(await signers(), [wang, li])
  })
})
