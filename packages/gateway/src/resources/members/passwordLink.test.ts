import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestGateway, type TestGateway, testPassword } from '@ebkit/testing'
import { type Business, startBusiness } from '../../behaviour/testing/business'

const chosen = 'a-new-password-1'

describe('the link to choose a password', () => {
  let gateway: TestGateway
  let shop: Business
  let employeeId: string
  before(async () => {
    gateway = await startTestGateway()
    shop = await startBusiness(gateway)
    const [account] = await gateway.sql<{ employee_id: string }>(
      "select employee_id from user_account where account = 'clerk'",
    )
    employeeId = account?.employee_id ?? ''
  })
  after(() => gateway.stop())

  const send = () => shop.does('employee', employeeId, 'resetPassword')
  const sent = async () =>
    (await shop.messages('employee', employeeId)).at(-1)?.content as Record<string, unknown>
  const codeOf = ({ link }: Record<string, unknown>) => String(link).split('#reset=')[1] ?? ''
  const choose = (code: string, next = chosen) =>
    fetch(`${gateway.url}/api/session/reset`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-eb-client': 'ebkit/test' },
      body: JSON.stringify({ code, next }),
    })
  const refusalOf = async (answer: Response) => {
    const { code } = (await answer.json()) as { code: string }
    return [answer.status, code]
  }
  const whoAmI = async (cookie: string) =>
    (await fetch(`${gateway.url}/api/session`, { headers: { cookie } })).status
  const ended = [410, 'reset-ended']

  test('employee.resetPassword: ends all sessions, and sends a link that is good once', async () => {
    const cookie = await gateway.signIn('clerk')
    const row = await send()
    assert.equal(await whoAmI(cookie), 401)
    const message = await sent()
    assert.deepEqual([message.phone, message.minutes], [row.phone, 30])
    assert.ok(String(message.link).startsWith(`${gateway.url}/login#reset=`), String(message.link))
    const code = codeOf(message)
    // the old password remains valid until a new one is set
    const meanwhile = await gateway.signIn('clerk')
    assert.equal((await choose(code, 'too short')).status, 400)
    assert.equal(await whoAmI(meanwhile), 200)
    assert.equal((await choose(code)).status, 200)
    assert.equal(await whoAmI(meanwhile), 401)
    await assert.rejects(gateway.signIn('clerk', testPassword))
    assert.equal(await whoAmI(await gateway.signIn('clerk', chosen)), 200)
    assert.deepEqual(await refusalOf(await choose(code, 'another-password')), ended)
  })

  test('two who use one link at once: one of them chooses', async () => {
    await send()
    const code = codeOf(await sent())
    const answers = await Promise.all(
      ['first-password-1', 'second-password-2'].map((next) => choose(code, next)),
    )
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 410])
  })

  test('it is good for 30 minutes, until the next one is sent, and as long as it is whole', async () => {
    await send()
    const before = codeOf(await sent())
    await send()
    const now = codeOf(await sent())
    assert.notEqual(before, now)
    for (const code of [before, `${now}x`, now.slice(1), 'x'])
      assert.deepEqual(await refusalOf(await choose(code)), ended)
    const [left] = await gateway.sql(
      "select extract(epoch from expires_at - now()) > 29 * 60 as long, expires_at < now() + interval '30 minutes' as short from password_reset",
    )
    assert.deepEqual(left, { long: true, short: true })
    await gateway.sql("update password_reset set expires_at = now() - interval '1 second'")
    assert.deepEqual(await refusalOf(await choose(now)), ended)
  })

  test('the database has no code, and the outbox none either once it is sent', async () => {
    await send()
    const code = codeOf(await sent())
    await shop.deliver()
    assert.deepEqual(Object.keys(await sent()).sort(), ['minutes', 'phone'])
    const kept = await gateway.sql(
      'select to_jsonb(r) from password_reset r union all select to_jsonb(m) from outbox_message m union all select to_jsonb(a) from audit_entry a',
    )
    assert.doesNotMatch(JSON.stringify(kept), new RegExp(code))
  })

  test('whoever may not log in gets no link; other brands and viewers send none', async () => {
    const key = await shop.add('employee', { phone: '13700000001', roleIds: [], canLogin: false })
    assert.equal(await shop.refusal('employee', key, 'resetPassword'), 'no-account')
    const post = async (account: string) =>
      (
        await fetch(`${gateway.url}/employee-api/eb/employee/action/resetPassword`, {
          method: 'POST',
          headers: {
            cookie: await gateway.signIn(account),
            'content-type': 'application/json',
            'x-eb-client': 'ebkit/test',
          },
          body: JSON.stringify({ key: employeeId, version: 1 }),
        })
      ).status
    const before = (await shop.messages('employee', employeeId)).length
    assert.equal(await post('viewer'), 403)
    assert.ok([403, 404].includes(await post('neighbour')))
    assert.equal((await shop.messages('employee', employeeId)).length, before)
  })

  test('somebody new gets an account by their phone, and logs in with the password they choose', async () => {
    const phone = '13700000002'
    const key = await shop.add('employee', { phone, roleIds: [] })
    const link = async () => (await shop.messages('employee', key)).at(-1)?.content as Record<string, unknown>
    await shop.does('employee', key, 'resetPassword')
    await assert.rejects(gateway.signIn(phone, ''))
    assert.equal((await choose(codeOf(await link()))).status, 200)
    assert.equal(await whoAmI(await gateway.signIn(phone, chosen)), 200)
    await shop.does('employee', key, 'resetPassword')
    const accounts = await gateway.sql('select account from user_account where employee_id = $1', [key])
    assert.deepEqual(accounts, [{ account: phone }])
  })

  test('a phone by which somebody else logs in gives no account', async () => {
    const phone = '13700000003'
    await gateway.sql("update user_account set account = $1 where account = 'neighbour'", [phone])
    const key = await shop.add('employee', { phone, roleIds: [] })
    assert.equal(await shop.refusal('employee', key, 'resetPassword'), 'account-taken')
    await gateway.sql("update user_account set account = 'neighbour' where account = $1", [phone])
  })

  test('the database refuses a link for somebody of another brand', async () => {
    const [other] = await gateway.sql<{ user_id: string }>(
      "select user_id from user_account where account = 'neighbour'",
    )
    await assert.rejects(
      shop.inSystem(({ rows }) =>
        rows.execute(
          `insert into password_reset (reset_hash, brand_id, user_id, expires_at) values ('x', '1001', '${other?.user_id}', now())`,
        ),
      ),
    )
  })
})
