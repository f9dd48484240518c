import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { addDays, today } from '@ebkit/rules/dates'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import { type Business, startBusiness } from '../../behaviour/testing/business'
import type { Row } from '../../behaviour/testing/ticketShop'
import { countStored } from '../../scheduler/countStored'
import { recount } from '../../scheduler/recount'
import { timeZone } from '../fieldSql'

const day = (offset: number) => addDays(today(timeZone), offset)

describe('members and staff', () => {
  let gateway: TestGateway
  let shop: Business
  let memberGradeId: string
  let made = 0
  before(async () => {
    gateway = await startTestGateway()
    shop = await startBusiness(gateway)
    memberGradeId = await shop.add('memberGrade', { level: 9_001 })
  })
  after(() => gateway.stop())

  const phone = () => `137${String(++made).padStart(8, '0')}`
  const addMember = (fields: Row = {}) =>
    shop.add('member', { memberGradeId, registerHotelId: '100101', phone: phone(), ...fields })
  const does = (key: string, action: string, input?: Row) => shop.does('member', key, action, input)
  const log = async (key: string) =>
    (await shop.rows('member_change_log', `member_id = '${key}' order by log_no`)).map(
      ({ change_type, before_value, after_value }) => [change_type, before_value, after_value],
    )
  const countDaily = () => shop.inSystem(({ rows }) => countStored(rows, '1001', ['daily']))

  test('member.freeze, member.unfreeze, member.blacklist, member.removeBlacklist, member.addTags, member.memberNo: states have a reason and a log', async () => {
    const saved = await shop.saves('member', {
      nickname: '小李',
      phone: phone(),
      memberGradeId,
      registerHotelId: '100101',
    })
    const key = String(saved.memberId)
    assert.match(`${saved.memberNo}`, /\d{10}$/)
    const frozen = await does(key, 'freeze', { reason: '异常' })
    assert.deepEqual([frozen.status, frozen.lockReason], ['FROZEN', '异常'])
    assert.equal((await does(key, 'unfreeze')).lockReason, null)
    assert.equal((await does(key, 'blacklist', { reason: '黄牛' })).status, 'BLACKLISTED')
    assert.deepEqual((await does(key, 'addTags', { tags: ['亲子'] })).tags, ['亲子'])
    assert.deepEqual((await does(key, 'removeBlacklist')).status, 'ACTIVE')
    assert.deepEqual((await does(key, 'addTags', { tags: ['亲子', '常客'] })).tags, ['亲子', '常客'])
    assert.deepEqual(await log(key), [
      ['REGISTER', null, null],
      ['STATUS', 'ACTIVE', 'FROZEN'],
      ['STATUS', 'FROZEN', 'ACTIVE'],
      ['STATUS', 'ACTIVE', 'BLACKLISTED'],
      ['TAG', null, '亲子'],
      ['STATUS', 'BLACKLISTED', 'ACTIVE'],
      ['TAG', null, '亲子,常客'],
    ])
  })

  test('member.adjustPoints, member.points, member.totalPointsEarned, member.totalPointsUsed, member.frozenPoints, pointRecord.reverse, pointRecord.phone: points are the sum of their records', async () => {
    const key = await addMember()
    await does(key, 'adjustPoints', { change: 100, reason: '补偿' })
    assert.equal(
      await shop.refusal('member', key, 'adjustPoints', { change: -101, reason: '扣' }),
      'points-below-zero',
    )
    await does(key, 'adjustPoints', { change: -30, reason: '扣' })
    await shop.add('pointsExchange', { memberId: key, points: 20, status: 'WAIT_SHIP' })
    await does(key, 'adjustPoints', { change: 1, reason: '补' })
    const row = await shop.detail('member', key)
    assert.deepEqual(
      [row.points, row.frozenPoints, row.totalPointsEarned, row.totalPointsUsed],
      [51, 20, 101, 30],
    )
    const [first, taken] = await shop.rows('point_record', `member_id = '${key}' order by record_no`)
    assert.equal(first?.phone, row.phone)
    const records = [first, taken].map((each) => String(each?.point_record_id))
    assert.equal(
      await shop.refusal('pointRecord', `${records[0]}`, 'reverse', { reason: '错' }),
      'points-below-zero',
    )
    assert.equal(
      (await shop.does('pointRecord', `${records[1]}`, 'reverse', { reason: '错' })).status,
      'REVERSED',
    )
    assert.equal((await shop.detail('member', key)).points, 81)
    const earned = await shop.add('pointRecord', { memberId: key, points: 5, changeType: 'EARN_CONSUME' })
    assert.equal(await shop.refusal('pointRecord', earned, 'reverse', { reason: '错' }), 'not-manual')
  })

  test('points that were cleared with a membership do not come back', async () => {
    const key = await addMember()
    await does(key, 'adjustPoints', { change: 100, reason: '补偿' })
    await does(key, 'cancel', { reason: '申请' })
    const records = await shop.rows('point_record', `member_id = '${key}' and points < 0`)
    const [cleared = ''] = records.map((each) => String(each.point_record_id))
    assert.equal(await shop.refusal('pointRecord', cleared, 'reverse', { reason: '错' }), 'member-cancelled')
    assert.equal((await shop.detail('member', key)).points, 0)
  })

  test('pointRecord.expire, member.expiringPoints: the oldest points are spent first; what was not spent expires', async () => {
    const key = await addMember()
    const add = (points: number, expireAt: string | null, changeType = 'EARN_CONSUME') =>
      shop.add('pointRecord', {
        memberId: key,
        points,
        changeType,
        expireAt,
        occurredAt: '2026-01-01 08:00:00',
      })
    const old = await add(10, day(-2))
    await add(20, day(10))
    await add(-4, null, 'EXCHANGE')
    await shop.runDue()
    const row = await shop.detail('member', key)
    assert.deepEqual([row.points, row.expiringPoints, row.totalPointsUsed], [20, 20, 4])
    const record = await shop.detail('pointRecord', old)
    assert.deepEqual([record.status, record.points], ['EXPIRED', 6])
    await does(key, 'adjustPoints', { change: -20, reason: '扣' })
    assert.equal((await shop.detail('member', key)).points, 0)
  })

  test('member.adjustGrade, member.couponCount: a higher grade brings its gifts', async () => {
    const receiveTime = { start: '2020-01-01', end: '2099-12-31' }
    const couponId = await shop.add('coupon', {
      status: 'PUBLISHED',
      totalCount: 10,
      perPersonLimit: 5,
      receiveTime,
      receiveChannels: ['GRADE'],
    })
    const upgradeGifts = [
      { giftType: 'POINTS', quantity: 50 },
      { giftType: 'COUPON', couponId, quantity: 2 },
    ]
    const gold = await shop.add('memberGrade', { level: 9_002, upgradeGifts })
    const key = await addMember()
    const input = { memberGradeId: gold, gradeExpireAt: '2027-12-31', reason: '升级' }
    assert.equal((await does(key, 'adjustGrade', input)).memberGradeId, gold)
    const row = await shop.detail('member', key)
    assert.deepEqual([row.points, row.couponCount], [50, 2])
    await does(key, 'adjustGrade', { ...input, memberGradeId })
    assert.equal((await shop.detail('member', key)).couponCount, 2)
    assert.deepEqual(
      (await log(key)).map(([type]) => type),
      ['GRADE', 'GRADE'],
    )
  })

  test('member.cancel, member.balance: not with money or unused tickets; the phone is free afterwards', async () => {
    const key = await addMember({ phone: '13600000001', openId: 'o1' })
    const prepayCardId = await shop.add('prepayCard')
    const account = await shop.add('prepayCardAccount', {
      prepayCardId,
      memberId: key,
      principalBalance: 500,
      giftBalance: 100,
    })
    await countDaily()
    assert.equal((await shop.detail('member', key)).balance, 600)
    assert.equal(await shop.refusal('member', key, 'cancel', { reason: '申请' }), 'has-balance')
    await shop.set('prepayCardAccount', account, { principal_balance: '0', gift_balance: '0' })
    const ticket = await shop.paid(await shop.product(), 1, { memberId: key })
    assert.equal(await shop.refusal('member', key, 'cancel', { reason: '申请' }), 'has-tickets')
    await gateway.sql("update ticket_code set status = 'USED' where platform_order_id = $1", [ticket])
    await does(key, 'adjustPoints', { change: 10, reason: '补' })
    const row = await does(key, 'cancel', { reason: '申请' })
    assert.deepEqual([row.status, row.openId, row.points], ['CANCELLED', null, 0])
    await addMember({ phone: '13600000001' })
  })

  test('member.growthValue, member.orderCount, member.totalSpend, member.wecomAdded: counted each night, without a new version', async () => {
    const saved = await shop.saves('member', {
      ...{ nickname: '小王', phone: phone(), memberGradeId, registerHotelId: '100101' },
    })
    assert.deepEqual([saved.points, saved.totalSpend, saved.wecomAdded], [0, 0, false])
    const key = String(saved.memberId)
    const occurredAt = `${day(-3)} 08:00:00`
    await shop.add('memberChangeLog', { memberId: key, changeType: 'GROWTH', changeValue: 7, occurredAt })
    const paid = { memberId: key, payAmount: 5_000, payTime: occurredAt, status: 'PAID' }
    await shop.add('prepayCardOrder', { ...paid, refundAmount: 2_000 })
    await shop.add('equityCardOrder', { ...paid, refundAmount: 5_000 })
    await shop.add('wecomCustomer', { memberId: key, status: 'FOLLOWING' })
    await countDaily()
    const { growthValue, orderCount, totalSpend, wecomAdded, version } = await shop.detail('member', key)
    assert.deepEqual(
      [growthValue, orderCount, totalSpend, wecomAdded, version],
      [7, 1, 3_000, true, saved.version],
    )
    const wrong = (await recount(gateway.app.gateway, '1001')).filter((each) => each.key === key)
    assert.deepEqual(wrong, [])
  })

  test('memberGrade.disable, memberGrade.memberCount: not the default one, nor one with members', async () => {
    const standard = await shop.add('memberGrade', { level: 9_010, isDefault: true })
    assert.equal(await shop.refusal('memberGrade', standard, 'disable'), 'default-grade')
    const grade = await shop.add('memberGrade', { level: 9_011 })
    const key = await addMember({ memberGradeId: grade })
    assert.equal((await shop.detail('memberGrade', grade)).memberCount, 1)
    assert.equal(await shop.refusal('memberGrade', grade, 'disable'), 'grade-used')
    await does(key, 'adjustGrade', { memberGradeId, reason: '调整' })
    assert.equal((await shop.does('memberGrade', grade, 'disable')).status, 'DISABLED')
  })

  test('role.disable, role.employeeCount, employee.lock, employee.leave, employee.memberCount, employee.salesAmount: whoever is locked has no session, and members get a successor', async () => {
    const preset = await shop.rows('role', 'is_preset limit 1')
    assert.equal(await shop.refusal('role', String(preset[0]?.role_id), 'disable'), 'preset-role')
    const [account] = await shop.rows('user_account', "account = 'viewer'")
    const key = String(account?.employee_id)
    const session = await gateway.signIn('viewer')
    const status = async () =>
      (await fetch(`${gateway.url}/api/session`, { headers: { cookie: session } })).status
    const [own] = await shop.rows('user_account', "account = 'admin'")
    assert.equal(await shop.refusal('employee', String(own?.employee_id), 'lock'), 'own-account')
    assert.equal(await status(), 200)
    const roleId = await shop.add('role', { permissions: [], roleName: '临时' })
    await gateway.sql('update employee set role_ids = role_ids || $1 where employee_id = $2', [[roleId], key])
    assert.equal((await shop.detail('role', roleId)).employeeCount, 1)
    assert.equal((await shop.does('role', roleId, 'disable')).status, 'DISABLED')
    assert.equal((await shop.does('employee', key, 'lock')).status, 'LOCKED')
    assert.equal(await status(), 401)
    await addMember({ employeeId: key })
    await shop.add('staffIntroduceRecord', { employeeId: key, orderAmount: 900, status: 'PAID' })
    const employee = await shop.detail('employee', key)
    assert.deepEqual([employee.memberCount, employee.salesAmount], [1, 900])
    const input = { leaveDate: '2026-11-30', takeoverEmployeeId: own?.employee_id }
    const left = await shop.does('employee', key, 'leave', input)
    assert.deepEqual([left.status, left.roleIds, left.leaveDate], ['LEFT', [], '2026-11-30'])
    const adjustment = await shop.row('member_source_adjustment', `from_employee_id = '${key}'`)
    assert.deepEqual([adjustment.to_employee_id, adjustment.target_mode], [own?.employee_id, 'EMPLOYEE'])
  })

  test('employee.makeBusinessCard, employee.hasBusinessCard: a card with what is known of the person, once', async () => {
    const make = (key: string) => shop.does('employee', key, 'makeBusinessCard')
    const refusal = (key: string) => shop.refusal('employee', key, 'makeBusinessCard')
    const avatar = '/store/1001/files/portrait.jpg'
    const person = { employeeName: '王晓琳', position: '宴会销售经理', phone: '13700990001', avatar }
    const key = await shop.add('employee', { ...person, status: 'ON_JOB' })
    assert.equal((await shop.detail('employee', key)).hasBusinessCard, false)
    assert.equal((await make(key)).hasBusinessCard, true)
    const [card] = await shop.rows('business_card', `employee_id = '${key}'`)
    const { show_name, job_title, phone, status, company_name, template } = card ?? {}
    assert.deepEqual(
      [show_name, job_title, phone, status, template, card?.avatar],
      ['王晓琳', '宴会销售经理', '13700990001', 'ENABLED', 'classic', avatar],
    )
    assert.ok(company_name)
    assert.equal(await refusal(key), 'has-business-card')
    const without = (values: Row) => shop.add('employee', { ...person, status: 'ON_JOB', ...values })
    assert.equal(await refusal(await without({ phone: '13700990002', avatar: null })), 'no-card-photo')
    assert.equal(await refusal(await without({ phone: '13700990003', position: null })), 'no-card-title')
    assert.equal((await shop.rows('business_card', `show_name = '王晓琳'`)).length, 1)
  })

  test('employee.makeBusinessCard: who makes one needs the right to add cards', async () => {
    const person = { position: '礼宾', phone: '13700990004', avatar: '/store/1001/files/portrait.jpg' }
    const key = await shop.add('employee', { ...person, status: 'ON_JOB' })
    const roleId = await shop.add('role', {
      ...{ roleName: '只办名片', roleLevel: 'HOTEL', dataScope: 'HOTEL', status: 'ENABLED' },
      permissions: ['employee:view', 'employee:makeBusinessCard'],
    })
    await gateway.sql("update employee set role_ids = array[$1] where employee_id = '100101-u3'", [roleId])
    const clerk = await startBusiness(gateway, 'clerk')
    assert.equal(await clerk.refusal('employee', key, 'makeBusinessCard'), 'forbidden')
    await gateway.sql(
      "update role set permissions = permissions || '{businessCard:add}' where role_id = $1",
      [roleId],
    )
    assert.equal((await clerk.does('employee', key, 'makeBusinessCard')).hasBusinessCard, true)
    await gateway.sql("update employee set role_ids = '{1001-r4}' where employee_id = '100101-u3'")
  })

  test('department.employeeCount, department.newMemberCount: with the departments below', async () => {
    const parent = await shop.add('department')
    const below = await shop.add('department', { parentId: parent })
    const employee = { departmentId: below, roleIds: [], phone: phone() }
    const key = await shop.add('employee', { ...employee, status: 'ON_JOB' })
    await shop.add('employee', { ...employee, departmentId: parent, phone: phone(), status: 'LEFT' })
    await addMember({ employeeId: key })
    const { employeeCount, newMemberCount } = await shop.detail('department', parent)
    assert.deepEqual([employeeCount, newMemberCount], [1, 1])
  })
})
