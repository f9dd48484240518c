import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inOrder, momentText, noticeEntry } from './messageEntries'

const notice = { noticeId: 'n/1', title: '升级', summary: '', publishedAt: '2026-11-20 09:05:00' }

test('a notice has the time of the stores, leads to its page, and is unread unless a receipt says otherwise', () => {
  assert.deepEqual(noticeEntry(notice), {
    ...{ id: 'notice-n/1', kind: 'notice', title: '升级', lead: undefined, isUnread: true },
    ...{ time: Date.UTC(2026, 10, 20, 1, 5), to: '/notice/system/detail/n%2F1' },
  })
  assert.equal(noticeEntry({ ...notice, isRead: true }).isUnread, false)
  assert.equal(noticeEntry({ ...notice, summary: '今晚' }).lead, '今晚')
})

test('what waits comes first, in its order, then the newest', () => {
  const entry = (id: string, time?: number) => ({
    ...{ id, title: id, time },
    kind: time === undefined ? ('todo' as const) : ('message' as const),
  })
  const ids = inOrder([entry('old', 1), entry('b'), entry('new', 2), entry('a')]).map(({ id }) => id)
  assert.deepEqual(ids, ['b', 'a', 'new', 'old'])
})

test('today of the stores has the time of day, other days their date, and those of other years their year', () => {
  const now = Date.parse('2026-11-20T18:00:00+08:00')
  const text = (time: string) => momentText(Date.parse(`${time}+08:00`), now)
  assert.equal(text('2026-11-20T09:05:00'), '09:05')
  assert.equal(text('2026-11-20T00:05:00'), '00:05')
  assert.equal(text('2026-11-19T23:55:00'), '11-19')
  assert.equal(text('2026-11-02T09:05:00'), '11-02')
  assert.equal(text('2025-11-20T09:05:00'), '2025-11-20')
})
