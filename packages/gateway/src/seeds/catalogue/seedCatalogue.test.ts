import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import { seedCatalogue } from './seedCatalogue'

const scale = process.env.SCALE ? Number(process.env.SCALE) : 0.05

describe('rows of all resources, in the database', () => {
  let gateway: TestGateway
  const problems: unknown[] = []
  before(async () => {
    gateway = await startTestGateway()
  })
  after(() => gateway.stop())

  test('are written', async () => {
    const start = Date.now()
    const seeding = seedCatalogue(gateway.database, { scale, onProblem: (error) => problems.push(error) })
    await seeding.done
    console.log(Date.now() - start, seeding.progress())
    assert.deepEqual(
      problems.map(
        (p) =>
          String((p as any).cause?.message ?? p) +
          ' ' +
          String((p as any).cause?.detail ?? (p as any).cause?.table ?? '').slice(0, 200),
      ),
      [],
    )
  })
})
