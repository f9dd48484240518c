import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { findResource, type ServedResource } from '@ebkit/domain'
import { columnName } from '../database/columnName'
import { bodyOf, type MatrixGateway, placeOf, said, startMatrixGateway } from './testing/matrixGateway'

type Values = Readonly<Record<string, unknown>>

interface Rule {
  /** SQL of the columns of a row that the rule is about. */
  readonly set: string
  /** What a form changes. */
  readonly change?: Values
  /** Code of the refusal; `true`: the row is saved. */
  readonly saved?: string | true
  /** Code of the refusal; `true`: the row is deleted. */
  readonly deleted?: string | true
}

const state = (value: string, rule: Omit<Rule, 'set'>): Rule => ({ set: `status = '${value}'`, ...rule })

/** What becomes of the same change in each state. */
const states = (change: Values, saved: Readonly<Record<string, string | true>>): Rule[] =>
  Object.entries(saved).map(([value, outcome]) => state(value, { change, saved: outcome }))

/** What becomes of a row of each state that is deleted; the last goes. */
const goes = (deleted: Readonly<Record<string, string | true>>): Rule[] =>
  Object.entries(deleted).map(([value, outcome]) => state(value, { deleted: outcome }))

const rules: Readonly<Record<string, readonly Rule[]>> = {
  withdrawal: states({ remark: '改' }, { APPROVED: 'decided', PAID: 'decided', APPLIED: true }),
  laborPayout: [
    ...states(
      { payAccount: '62220000' },
      { AUDITING: 'submitted', PAID: 'submitted', REJECTED: true, DRAFT: true },
    ),
    ...goes({ PAID: 'submitted', FAILED: 'submitted', DRAFT: true }),
  ],
  invoice: states(
    { remark: '改' },
    { ISSUED: 'issued', ISSUING: 'issued', APPLIED: true, FAILED: true, REJECTED: true },
  ),
  incomingApplication: states(
    { branchName: '改' },
    { SUBMITTED: 'submitted', APPROVED: 'submitted', FROZEN: 'submitted', DRAFT: true, REJECTED: true },
  ),
  corporateAgreement: states(
    { remark: '改' },
    { PENDING: 'submitted', EFFECTIVE: 'submitted', DRAFT: true, REJECTED: true },
  ),
  massMessage: [
    ...states({ title: '改' }, { SENDING: 'submitted', FINISHED: 'submitted', DRAFT: true }),
    ...goes({ SCHEDULED: 'submitted', DRAFT: true }),
  ],
  shortMessage: [
    ...states(
      { activityName: '改过的' },
      { SENT: 'submitted', CANCELLED: 'submitted', REJECTED: true, DRAFT: true },
    ),
    ...goes({ SENT: 'submitted', REJECTED: 'submitted', CANCELLED: true }),
  ],
  directionalTicket: [
    ...states({ reasonText: '改' }, { DONE: 'submitted', WAITING: 'submitted', REJECTED: true, DRAFT: true }),
    ...goes({ DONE: 'submitted', REJECTED: true }),
  ],
  equityDelay: states({ reason: '改' }, { DONE: 'run', CANCELLED: 'run', DRAFT: true }),
  prepayCardDelay: states({ reason: '改' }, { RUNNING: 'run', DRAFT: true }),
  smallLifeTicket: goes({ PUBLISHED: 'online', OFFLINE: 'online', REJECTED: true }),
  memberPrice: goes({ PUBLISHED: 'notNew', OFFLINE: 'notNew', NEW: true }),
  vposPointRule: [
    ...states({ maxPoints: 7 }, { PUBLISHED: 'inForce', OFFLINE: true, NEW: true }),
    ...goes({ OFFLINE: 'notNew', NEW: true }),
  ],
  role: [
    { set: 'is_preset = true', change: { description: '改' }, saved: 'preset', deleted: 'preset' },
    { set: 'is_preset = false', change: { description: '改' }, saved: true, deleted: true },
  ],
  memberGrade: [
    { set: 'is_default = true', change: { isDefault: false }, saved: 'isDefault', deleted: 'isDefault' },
    { set: 'is_default = false', change: { isDefault: false }, saved: true, deleted: true },
  ],
  ecardUser: [
    { set: 'pay_amount = 100', change: { payAmount: 900 }, saved: 'fixed' },
    { set: 'total_times = 5', change: { totalTimes: 500 }, saved: 'fixed' },
    { set: "holder_name = '张三'", change: { holderName: '李四' }, saved: 'fixed' },
    { set: 'id_card = null', change: { idCard: '11010519491231002X', remark: '改' }, saved: true },
  ],
  groupBuy: [
    state('ENDED', { change: { shareTitle: '又改' }, saved: 'ended', deleted: 'notNew' }),
    state('NEW', { change: { groupPrice: 1 }, saved: true, deleted: true }),
  ],
  redEnvelope: [
    state('NEW', { change: { envelopeName: '改过的' }, saved: true }),
    state('NEW', { change: { envelopeType: 'other' }, saved: 'type-fixed' }),
    state('PAUSED', { change: { envelopeName: '又改过' }, saved: 'paused' }),
    state('PAUSED', { change: { blessing: '改', memberLimit: 9 }, saved: true }),
    state('PUBLISHED', { change: { blessing: '又改' }, saved: 'published', deleted: 'notNew' }),
    state('NEW', { deleted: true }),
  ],
  lottery: [
    state('PUBLISHED', { change: { winLimit: 98 }, saved: 'published' }),
    state('PUBLISHED', { change: { lotteryName: '改' }, saved: true }),
    state('OFFLINE', { deleted: 'notNew' }),
    state('NEW', { change: { winLimit: 98 }, saved: true, deleted: true }),
  ],
  activity: [
    {
      set: "status = 'PAUSED', activity_until = '2099-12-30'",
      change: { stackCoupon: 'other' },
      saved: 'running',
    },
    { set: "status = 'RUNNING'", change: { activityName: '改' }, saved: true },
    state('ENDED', { change: { activityName: '又改' }, saved: 'ended', deleted: 'notDraft' }),
    state('DRAFT', { change: { activityName: '再改' }, saved: true, deleted: true }),
  ],
  coupon: [
    {
      set: "status = 'OFFLINE', style_code = 'CASH', face_value = 1000, use_scope = 'ALL', total_count = 9",
      ...{ change: { styleCode: 'GIFT', giftName: '杯子' }, saved: 'kind-fixed', deleted: 'notNew' },
    },
    state('NEW', { change: { perPersonLimit: 9 }, saved: true, deleted: true }),
  ],
}

/** Rows that the matrix does not have. */
const bodies: Readonly<Record<string, Values>> = {
  role: {
    ...{ roleName: '按状态', roleLevel: 'HOTEL', permissions: ['printer:view'], dataScope: 'HOTEL' },
    ...{ viewSensitive: false, canExport: false, maxRefundAmount: 0 },
  },
}

/** Another value of a field than the stored one: the first option that it is not, or the opposite. */
function otherThan(resource: ServedResource, name: string, stored: unknown): unknown {
  const { options = [] } = resource.fields.find((field) => field.name === name) ?? {}
  return typeof stored === 'boolean' ? !stored : options.find(({ value }) => value !== stored)?.value
}

describe('rows change, and go, in the states that their definitions say', () => {
  let matrix: MatrixGateway
  before(async () => {
    matrix = await startMatrixGateway()
    await matrix.gateway.sql("update cash_account set status = 'NORMAL', balance = 1000000000")
    await matrix.gateway.sql(`insert into settlement_account (brand_id, hotel_id, bank_account_type, bank_account_name,
        bank_name, bank_account_no, company_name, credit_code, license_image, legal_name, legal_id_card, id_card_images,
        bank_permit, contact_name, contact_phone, status)
      select brand_id, hotel_id, 'COMPANY', '酒店', '招商银行', '6225880137861234', '酒店', '91330100MA27', 'x', '王', 'x', '{}',
        'x', '王', '1', 'VALID' from hotel
      on conflict (hotel_id) do update set status = 'VALID'`)
  })
  after(() => matrix.gateway.stop())

  /** The row that was left out, saved. */
  async function makeRow(name: string) {
    const resource = findResource(name) as ServedResource
    const given = matrix.toSave.get(name)
    const client = matrix.clientOf('admin', resource)
    const made = await client.save({ ...(given && bodyOf(given)), ...bodies[name] })
    assert.equal(made.status, 200, `${name} ${said(made)}`)
    const key = String(made.data[resource.key])
    const set = (values: string) =>
      matrix.gateway.sql(
        `update ${columnName(name)} set ${values} where ${columnName(resource.key)} = '${key}'`,
      )
    return { resource, client, key, set, place: given ? placeOf(given) : {} }
  }

  type Made = Awaited<ReturnType<typeof makeRow>>

  /** Saves a change of a row as a form does: with all that it has. @returns true, or why not */
  async function save({ resource, client, key, place }: Made, change: Values) {
    const { data: row } = await client.detail(key, place)
    const entries = Object.entries(change).map(([name, value]) => [
      ...[name, value === 'other' ? otherThan(resource, name, row[name]) : value],
    ])
    const body = { ...place, [resource.key]: key, version: row.version, ...Object.fromEntries(entries) }
    const { status, code, data, message } = await client.save(body)
    if (status === 200) return true
    assert.equal(status, 422, message)
    return data.problems?.[0]?.path ?? code
  }

  async function remove({ client, key, place }: Pick<Made, 'client' | 'key' | 'place'>) {
    const { status, data, message } = await client.delete([key], place)
    assert.equal(status, 200, message)
    return (data.failed as { code: string }[])[0]?.code ?? true
  }

  for (const [name, each] of Object.entries(rules))
    test(name, async () => {
      const made = await makeRow(name)
      for (const { set, change, saved, deleted } of each) {
        await made.set(set)
        const what = `${set} ${JSON.stringify(change)}`
        if (change) assert.equal(await save(made, change), saved, what)
        if (deleted) assert.equal(await remove(made), deleted, `${what} deleted`)
      }
    })

  test('coupon: once received, its terms stay; stock, its end and its scope may grow', async () => {
    const made = await makeRow('coupon')
    await made.set(`status = 'OFFLINE', style_code = 'CASH', face_value = 1000, threshold = 5000, total_count = 9,
      validity_type = 'DAYS', valid_days = 9, receive_from = '2026-01-01', receive_until = '2099-12-30',
      use_scope = 'DINING', restaurants = '{}', hotels = '{100101}'`)
    await matrix.gateway.sql(`insert into coupon_record
        (brand_id, coupon_record_id, coupon_id, coupon_code, member_id, received_at, valid_from, valid_to)
      select brand_id, 'received', '${made.key}', 'RECEIVED', member_id, now(), now(), now() from member
      where brand_id = '1001' limit 1`)
    const until = (end: string) => ({ receiveTime: { start: '2026-01-01', end } })
    for (const [change, saved] of [
      [{ faceValue: 900 }, 'received'],
      [{ perPersonLimit: 98 }, 'received'],
      [{ totalCount: 8 }, 'totalCount'],
      [until('2099-12-29'), 'receiveTime'],
      [{ useScope: 'ROOM' }, 'useScope'],
      [{ hotels: ['100102'] }, 'hotels'],
      [{ couponName: '改过名', totalCount: 10, ...until('2099-12-31') }, true],
      [{ hotels: ['100101', '100102'] }, true],
      [{ useScope: 'ALL', hotels: [] }, true],
    ] as const)
      assert.equal(await save(made, change), saved, JSON.stringify(change))
    await made.set("status = 'NEW'")
    assert.equal(await remove(made), 'received')
  })

  test('lottery and activity: of a list, some fields stay and some may grow', async () => {
    const lottery = await makeRow('lottery')
    const { prizes } = (await lottery.client.detail(lottery.key)).data as { prizes?: Values[] }
    assert.ok(prizes?.length)
    const [first = {}, ...others] = prizes
    const chance = [{ ...first, probability: 0 }, ...others]
    await lottery.set("status = 'PUBLISHED'")
    for (const [change, saved] of [
      [[{ ...first, prizeName: '改名' }, ...others], true],
      [[{ ...first, quantity: 999_999 }, ...others], 'prizes'],
      [chance, 'prizes'],
      [others, 'prizes'],
    ] as const)
      assert.equal(await save(lottery, { prizes: change }), saved, JSON.stringify(change))
    await lottery.set("status = 'OFFLINE'")
    assert.equal(await save(lottery, { prizes: chance }), true)
  })

  test('memberGrade: a new default replaces the old one; a higher grade needs more and gives no less', async () => {
    const made = await makeRow('memberGrade')
    const others = `brand_id = '1001' and member_grade_id <> '${made.key}'`
    await matrix.gateway.sql(
      `update member_grade set status = 'DISABLED', is_default = false, level = level + 10 where ${others}`,
    )
    const [other] = await matrix.gateway.sql<{ id: string }>(
      `update member_grade set status = 'ENABLED', is_default = true, level = 8, obtain_mode = 'UPGRADE',
        growth_threshold = 100, discount = 9
       where member_grade_id = (select min(member_grade_id) from member_grade where ${others})
       returning member_grade_id as id`,
    )
    await made.set(
      "is_default = false, level = 9, obtain_mode = 'UPGRADE', growth_threshold = 200, discount = 8",
    )
    for (const [change, saved] of [
      [{ growthThreshold: 100 }, 'growthThreshold'],
      [{ discount: 9.5 }, 'discount'],
      [{ level: 7 }, 'growthThreshold'],
      [{ growthThreshold: 101, discount: 9, isDefault: true }, true],
      [{ isDefault: false }, 'isDefault'],
    ] as const)
      assert.equal(await save(made, change), saved, JSON.stringify(change))
    const defaults = await matrix.gateway.sql(
      "select member_grade_id as id from member_grade where brand_id = '1001' and is_default",
    )
    assert.deepEqual(defaults, [{ id: made.key }])
    assert.ok(other)
  })
})
