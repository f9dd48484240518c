import assert from 'node:assert/strict'
import { test } from 'node:test'
import { storeDay, storeMoment, storeTime, storeTimeZone } from './storeTime'

test('store time is that of Shanghai, wherever the device is', () => {
  const moment = Date.UTC(2026, 10, 20, 16, 5, 7)
  assert.equal(storeTime(moment), '2026-11-21 00:05:07')
  assert.equal(storeMoment('2026-11-21 00:05:07'), moment)
  assert.equal(storeDay(moment), '2026-11-21')
  assert.equal(storeDay(moment - 6 * 60_000), '2026-11-20')
  assert.equal(storeTime(moment).slice(0, 10), storeDay(moment))
  const local = new Date(moment).toLocaleString('sv-SE', { timeZone: storeTimeZone })
  assert.equal(storeTime(moment), local)
})

test('what is no time is no moment', () => {
  for (const given of [undefined, null, '', 'soon', 20_261_120, {}])
    assert.ok(Number.isNaN(storeMoment(given)), String(given))
})
