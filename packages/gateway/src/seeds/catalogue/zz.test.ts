import { test } from 'node:test'
import { startTestGateway } from '@ebkit/testing'
import { seedCatalogue } from './seedCatalogue'

test('x', async () => {
  const gateway = await startTestGateway()
  const scale = Number(process.env.SCALE ?? 0.05)
  const db = gateway.database
  let dbTime = 0,
    calls = 0
  const timed = {
    ...db,
    withTenant: async (t: any, w: any) => {
      const s = performance.now()
      try {
        return await db.withTenant(t, w)
      } finally {
        dbTime += performance.now() - s
        calls++
      }
    },
  }
  const start = Date.now()
  const cpu = process.cpuUsage()
  const seeding = seedCatalogue(timed as any, {
    scale,
    onProblem: (error) =>
      console.log(String((error as any).cause?.message ?? error), (error as any).cause?.detail),
  })
  await seeding.done
  console.log('total', Date.now() - start, 'db', dbTime, calls, process.cpuUsage(cpu), seeding.progress())
  const top = await gateway.sql(
    'select relname, n_live_tup, pg_total_relation_size(relid) s from pg_stat_user_tables order by 3 desc limit 8',
  )
  console.log(top, (await gateway.sql('select pg_size_pretty(pg_database_size(current_database())) s'))[0])
  await gateway.stop()
})
