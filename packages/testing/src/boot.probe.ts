import { test } from 'node:test'
import { performance } from 'node:perf_hooks'
test('boot', async () => {
  const c0 = process.cpuUsage(); const t0 = performance.now()
  const { startTestGateway } = await import('/work/main/packages/testing/src/index.ts')
  const lap = (n: string, c: NodeJS.CpuUsage, t: number) => { const u = process.cpuUsage(c); console.log(n, 'cpu', (u.user+u.system)/1000|0, 'wall', (performance.now()-t)|0) }
  lap('import', c0, t0)
  const { cloneDatabase } = await import('/work/main/packages/testing/src/gateway/clone.ts')
  const { startTestCluster } = await import('/work/main/packages/testing/src/gateway/cluster.ts')
  let c = process.cpuUsage(), t = performance.now()
  const cluster = await startTestCluster(); lap('cluster', c, t)
  c = process.cpuUsage(); t = performance.now()
  let clone = await cloneDatabase(cluster.url); lap('clone first', c, t)
  process.env.EB_TEST_DATABASE_URL = cluster.url
  for (let i = 0; i < 4; i++) {
    c = process.cpuUsage(); t = performance.now()
    const cl = await cloneDatabase(cluster.url); lap('clone', c, t)
    c = process.cpuUsage(); t = performance.now()
    await cl.drop(); lap('drop', c, t)
    c = process.cpuUsage(); t = performance.now()
    const g = await startTestGateway(); lap('gateway', c, t)
    c = process.cpuUsage(); t = performance.now()
    await g.signIn('admin'); lap('signin', c, t)
    const size = await g.sql("select pg_size_pretty(pg_database_size(current_database())) as s, (select count(*) from pg_class) as n")
    if (!i) console.log(size)
    c = process.cpuUsage(); t = performance.now()
    await g.stop(); lap('stop', c, t)
  }
  await cluster.stop()
})
