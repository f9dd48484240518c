import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import dayjs from 'dayjs'
import 'dayjs/locale/ar.js'
import preParsePostFormat from 'dayjs/plugin/preParsePostFormat.js'
import { addDays } from './days'
import { formatDate } from './formatDate'
import { addMonths } from './months'
import { today } from './today'

after(() => dayjs.locale('en'))

test('dates keep their digits on a page that shares Day.js and has set it to Arabic digits', () => {
  dayjs.extend(preParsePostFormat)
  dayjs.locale('ar')
  assert.equal(dayjs(0).format('YYYY'), '١٩٧٠')
  assert.equal(addDays('2026-11-20', 11), '2026-12-01')
  assert.equal(addMonths('2026-12-31', 2), '2027-02-28')
  assert.equal(formatDate('2026-11-20', '09:05', 'YYYY年MM月DD日 HH:mm'), '2026年11月20日 09:05')
  assert.match(today(), /^\d{4}-\d\d-\d\d$/)
})
