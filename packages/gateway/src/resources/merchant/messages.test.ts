import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import { type Business, startBusiness } from '../../behaviour/testing/business'
import type { Row } from '../../behaviour/testing/ticketShop'
import { day, inDays } from '../testing/days'

describe('merchant settings', () => {
  let gateway: TestGateway
  let shop: Business
  before(async () => {
    gateway = await startTestGateway()
    shop = await startBusiness(gateway)
  })
  after(() => gateway.stop())

  const memberOf = async (fields: Row = {}) => {
    const memberGradeId = await shop.add('memberGrade', { level: Math.floor(Math.random() * 1e6) })
    const phone = `138${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`
    return shop.add('member', { memberGradeId, registerHotelId: '100101', phone, ...fields })
  }

  test('comment.approve, comment.autoApprove, comment.hitWords, comment.replyOverdue, pointRecord.balanceAfter: what guests see earns points once', async () => {
    await shop.saves('commentConfig', {
      ...{ businessTypes: ['TICKET'], commentDays: 30, auditMode: 'LOW', lowScore: 3, maxImages: 6 },
      ...{ sensitiveWords: ['垃圾'], rewardPoints: 20, replyDeadlineHours: 24 },
    })
    const memberId = await memberOf()
    const add = (score: number, content = '很好') =>
      shop.add('comment', { score, content, memberId, businessType: 'TICKET' })
    const [good, low, rude] = [await add(5), await add(2), await add(5, '真是垃圾')]
    await shop.set('comment', low, { created_at: inDays(-3) })
    await shop.runDue()
    assert.equal((await shop.detail('comment', good)).status, 'PUBLISHED')
    const waiting = await shop.detail('comment', low)
    assert.deepEqual([waiting.status, waiting.replyOverdue, waiting.hitWords], ['PENDING', true, []])
    assert.deepEqual((await shop.detail('comment', rude)).hitWords, ['垃圾'])
    assert.equal((await shop.does('comment', low, 'approve')).status, 'PUBLISHED')
    const given = await shop.rows('point_record', `member_id = '${memberId}' order by occurred_at`)
    assert.deepEqual(
      given.map(({ points, change_type }) => [points, change_type]),
      [
        [20, 'EARN_ACTIVITY'],
        [20, 'EARN_ACTIVITY'],
      ],
    )
    assert.equal((await shop.detail('pointRecord', `${given[1]?.point_record_id}`)).balanceAfter, 40)
    assert.equal((await shop.detail('member', memberId)).points, 40)
  })

  test('comment.reply, comment.feature, comment.unfeature, comment.hide: a hidden comment is not featured any more', async () => {
    const add = () =>
      shop.add('comment', { score: 5, productName: '游船', businessType: 'TICKET', status: 'PUBLISHED' })
    const keys = await Promise.all(Array.from({ length: 11 }, add))
    const [first = '', last = ''] = [keys[0], keys[10]]
    for (const key of keys.slice(0, 10))
      assert.equal((await shop.does('comment', key, 'feature')).featured, true)
    assert.equal(await shop.refusal('comment', last, 'feature'), 'featured')
    assert.equal((await shop.does('comment', first, 'unfeature')).featured, false)
    assert.equal((await shop.does('comment', last, 'feature')).featured, true)
    const hidden = await shop.does('comment', last, 'hide')
    assert.deepEqual([hidden.status, hidden.featured], ['HIDDEN', false])
    const replied = await shop.does('comment', last, 'reply', { replyContent: '谢谢' })
    assert.deepEqual([replied.replyContent, replied.repliedBy], ['谢谢', '沈知远'])
    assert.equal((await shop.messages('comment', last))[0]?.kind, 'commentReply')
  })

  test('questionFeedback.isSeen: from the moment that a user has opened it until it changes, for this user', async () => {
    const key = await shop.add('questionFeedback')
    const isSeen = async () => (await shop.detail('questionFeedback', key)).isSeen
    assert.equal(await isSeen(), false)
    assert.equal((await shop.post('feedback-api/eb/question-feedback/see', { key })).status, 200)
    assert.equal(await isSeen(), true)
    const manager = await startBusiness(gateway, 'manager')
    assert.equal((await manager.detail('questionFeedback', key)).isSeen, false)
    await shop.set('questionFeedback', key, { updated_at: "now() + interval '1 second'" })
    assert.equal(await isSeen(), false)
    assert.equal((await shop.post('feedback-api/eb/question-feedback/see', { key: 'none' })).status, 404)
  })

  test('systemNotice.markRead, systemNotice.confirmReceipt, systemNotice.isRead, systemNotice.readAt, systemNotice.confirmedAt: receipts are a user’s own', async () => {
    const insert = (key: string, needConfirm: boolean) =>
      gateway.sql(
        `insert into system_notice (notice_id, title, notice_type, summary, content, publisher, published_at, need_confirm)
          values ($1, 'x', 'RELEASE', 'x', 'x', 'x', now(), $2)`,
        [key, needConfirm],
      )
    await Promise.all([insert('n1', true), insert('n2', false)])
    assert.equal((await shop.does('systemNotice', 'n1', 'markRead')).isRead, true)
    assert.equal((await shop.does('systemNotice', 'n1', 'confirmReceipt')).isRead, true)
    const { readAt, confirmedAt } = await shop.detail('systemNotice', 'n1')
    assert.ok(readAt && confirmedAt)
    assert.equal(await shop.refusal('systemNotice', 'n2', 'confirmReceipt'), 'no-receipt')
    const manager = await startBusiness(gateway, 'manager')
    const other = await manager.detail('systemNotice', 'n1')
    assert.deepEqual([other.isRead, other.readAt], [false, null])
  })

  test('questionFeedback.clientInfo: the browser, the screen and the version that a question came from, once', async () => {
    const question = {
      ...{
        questionType: 'BUG',
        module: 'TICKET',
        title: '无法导出',
        description: '点击导出按钮之后没有任何反应',
      },
      ...{ urgency: 'HIGH', contactName: '沈', contactPhone: '13800001234' },
    }
    const agent = { 'user-agent': 'Mozilla/5.0 (X11) Chrome/140', 'x-eb-client': 'ebkit/0.1.0 (1440x900)' }
    const path = 'feedback-api/eb/question-feedback/save'
    const { status, data } = await shop.post(path, question, agent)
    assert.deepEqual([status, data.clientInfo], [200, 'ebkit/0.1.0 (1440x900) Mozilla/5.0 (X11) Chrome/140'])
    const again = await shop.post(path, { ...question, clientInfo: 'another' })
    assert.notEqual(again.data?.clientInfo, 'another', JSON.stringify(again))
    assert.equal((await shop.detail('questionFeedback', String(data.feedbackId))).clientInfo, data.clientInfo)
  })

  test('questionFeedback.feedbackNo, questionFeedback.accept, questionFeedback.urge, questionFeedback.answer, questionFeedback.append, questionFeedback.closeRate: support takes it up and answers', async () => {
    const data = await shop.saves('questionFeedback', {
      ...{
        questionType: 'BUG',
        module: 'TICKET',
        title: '无法导出',
        description: '点击导出按钮之后没有任何反应',
        urgency: 'HIGH',
      },
      ...{ contactName: '沈', contactPhone: '13800001234' },
    })
    const key = String(data.feedbackId)
    assert.match(`${data.feedbackNo}`, /^FK\d{8}\d{4,}$/)
    const appended = await shop.does('questionFeedback', key, 'append', { content: '补充', images: [] })
    assert.deepEqual([appended.status, (appended.replies as Row[])[0]?.side], ['SUBMITTED', 'MERCHANT'])
    const sent = async (kind: string) =>
      (await shop.row('outbox_message', `row_key = '${key}' and kind = '${kind}'`)).content as Row
    assert.equal((await sent('appended')).details, '补充', 'support reads it too')
    await shop.deliver()
    const accepted = await shop.detail('questionFeedback', key)
    assert.deepEqual([accepted.status, accepted.handler], ['PROCESSING', '客服小易'])
    assert.equal((await shop.does('questionFeedback', key, 'urge')).urgeCount, 1)
    assert.equal(await shop.refusal('questionFeedback', key, 'urge'), 'urged-lately')
    await shop.deliver()
    const answered = await shop.detail('questionFeedback', key)
    assert.deepEqual([answered.status, (answered.replies as Row[]).at(-1)?.side], ['REPLIED', 'SUPPORT'])
    assert.deepEqual(await sent('answered'), {
      ...{ phone: '13800001234', feedbackNo: data.feedbackNo, title: '无法导出' },
    })
    assert.equal(
      (await shop.does('questionFeedback', key, 'append', { content: '还是不行' })).status,
      'PROCESSING',
    )
    await shop.set('questionFeedback', key, { status: "'REPLIED'" })
    const closed = await shop.does('questionFeedback', key, 'closeRate', { score: 4, scoreComment: '好' })
    assert.deepEqual([closed.status, closed.score, closed.scoreComment], ['CLOSED', 4, '好'])
  })

  test('questionFeedback.answer: who answers at once has accepted the question, and a further reply is kept', async () => {
    const key = await shop.add('questionFeedback')
    await shop.does('questionFeedback', key, 'urge')
    await shop.deliver()
    const first = await shop.detail('questionFeedback', key)
    assert.deepEqual([first.status, first.handler, Boolean(first.acceptedAt)], ['REPLIED', '客服小易', true])
    await gateway.sql("update audit_entry set happened_at = now() - interval '5 hours' where row_key = $1", [
      key,
    ])
    await shop.set('questionFeedback', key, { status: "'PROCESSING'" })
    await shop.does('questionFeedback', key, 'urge')
    await shop.set('questionFeedback', key, { status: "'REPLIED'" })
    await shop.deliver()
    const second = await shop.detail('questionFeedback', key)
    assert.deepEqual([second.status, (second.replies as Row[]).length], ['REPLIED', 2])
    assert.equal(second.acceptedAt, first.acceptedAt)
    const sent = await shop.rows('outbox_message', `row_key = '${key}' and kind = 'answered'`)
    assert.equal(sent.length, 2)
  })

  test('questionFeedback.autoClose: seven days after the last reply', async () => {
    const reply = (days: number) => [
      { side: 'SUPPORT', author: 'x', content: 'x', images: [], sentAt: `${day(-days)} 08:00:00` },
    ]
    const [old, fresh] = await Promise.all(
      [9, 2].map((days) => shop.add('questionFeedback', { replies: reply(days), status: 'REPLIED' })),
    )
    await shop.runDue()
    assert.equal((await shop.detail('questionFeedback', `${old}`)).status, 'CLOSED')
    assert.equal((await shop.detail('questionFeedback', `${fresh}`)).status, 'REPLIED')
  })
})
