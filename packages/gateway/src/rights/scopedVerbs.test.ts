import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import { type ResourceClient, resourceClient } from '../resources/testing/resourceClient'

/** A clerk, whose role is limited to their own rows, and a manager with a role for all stores. */
describe('a role’s data scope applies to every operation', () => {
  let gateway: TestGateway
  let clerk: ResourceClient
  let manager: ResourceClient
  before(async () => {
    gateway = await startTestGateway()
    await gateway.sql(
      "update role set permissions = '{qrcodeCampaign:*}', can_export = true where role_id = '1001-r4'",
    )
    await gateway.sql(`
      insert into qrcode_campaign (brand_id, hotel_id, qrcode_campaign_id, campaign_name, target_type,
        store_id, employee_id, scene_str)
      select '1001', '100101', id, id, 'REGISTER', '100101', employee, id
      from (values ('mine', '100101-u3'), ('theirs', '100101-u2'), ('nobody', null)) row (id, employee)`)
    const client = async (account: string) =>
      resourceClient(
        gateway,
        await gateway.signIn(account),
        'activity-api/eb/qrcode-campaign',
        'qrcodeCampaignId',
      )
    clerk = await client('clerk')
    manager = await client('manager')
  })
  after(() => gateway.stop())

  const names = async (client: ResourceClient) => {
    const { data } = await client.list({ orderType: 'campaignName' })
    return data.list.map(({ campaignName }) => campaignName)
  }

  test('lists and totals contain the user’s own rows and those without an owner', async () => {
    assert.deepEqual(await names(clerk), ['mine', 'nobody'])
    assert.equal((await clerk.list({ pageSize: 1 })).data.total, 2)
    assert.deepEqual(await names(manager), ['mine', 'nobody', 'theirs'])
  })

  test('a row of another user is not found: no detail, no change, no deletion', async () => {
    assert.equal((await clerk.detail('mine')).status, 200)
    assert.equal((await clerk.detail('theirs')).status, 404)
    const { data: theirs } = await manager.detail('theirs')
    assert.equal((await clerk.save({ ...theirs, campaignName: 'taken' })).status, 404)
    const { data } = await clerk.delete(['theirs'])
    assert.deepEqual(
      (data.failed as { code: string }[]).map(({ code }) => code),
      ['notFound'],
    )
    assert.deepEqual(await names(manager), ['mine', 'nobody', 'theirs'])
  })

  test('an action on a row of another user finds none, alone and among several', async () => {
    const disable = async (body: object) => {
      const headers = { 'content-type': 'application/json' }
      const answer = await clerk.ask('action/disable', {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      })
      const { data } = (await answer.json()) as { data: { done: unknown[]; failed: { code: string }[] } }
      return { status: answer.status, data }
    }
    assert.equal((await disable({ key: 'theirs' })).status, 404)
    const { data } = await disable({ keys: ['theirs', 'mine'] })
    assert.deepEqual([data.done.length, data.failed.map(({ code }) => code)], [1, ['not-found']])
    assert.equal((await manager.detail('theirs')).data.status, 'ENABLED')
  })

  test('an audit trail is available only for a row in the data scope', async () => {
    const trail = (client: ResourceClient, key: string) => client.ask(`trail?key=${key}`)
    assert.equal((await trail(clerk, 'theirs')).status, 404)
    assert.equal((await trail(clerk, 'mine')).status, 200)
    assert.equal((await trail(manager, 'theirs')).status, 200)
  })

  test('an export contains the same rows as the list', async () => {
    const text = await (await clerk.ask('export?format=csv&columns=campaignName')).text()
    assert.deepEqual(text.replace('\uFEFF', '').trim().split(/\r?\n/).slice(1).sort(), ['mine', 'nobody'])
  })

  test('a row that is handed over is saved, and disappears from the user’s own list', async () => {
    const { data: mine } = await clerk.detail('mine')
    const saved = await clerk.save({ ...mine, employeeId: '100101-u2' })
    assert.equal(saved.status, 200, JSON.stringify(saved))
    assert.deepEqual(await names(clerk), ['nobody'])
  })
})
