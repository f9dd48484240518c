import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import { workdaysBetweenSql } from './workdaysSql'

let gateway: TestGateway
before(async () => {
  gateway = await startTestGateway()
})
after(() => gateway.stop())

test('working days are those between, without weekends and holidays, and with make-up workdays', async () => {
  const between = async (start: string, end: string) => {
    const [row] = await gateway.sql(
      `select ${workdaysBetweenSql(`'${start}'::date`, `'${end}'::date`)} as days`,
    )
    return row?.days
  }
  assert.equal(await between('2026-03-06', '2026-03-07'), 0, 'none is between')
  assert.equal(await between('2026-03-06', '2026-03-13'), 4)
  assert.equal(await between('2026-09-30', '2026-10-08'), 0, 'the October holidays')
  assert.equal(await between('2026-09-30', '2026-10-12'), 3, '10 October is a Saturday that is worked')
})
