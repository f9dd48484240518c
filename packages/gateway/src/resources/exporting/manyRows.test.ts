import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { startTestGateway, type TestGateway, until } from '@ebkit/testing'
import { printers, type ResourceClient } from '../testing/resourceClient'
import { readCsv } from './testing/readCsv'

describe('export of a hundred thousand rows', () => {
  let gateway: TestGateway
  let own: ResourceClient
  before(async () => {
    gateway = await startTestGateway()
    own = printers(gateway, await gateway.signIn('manager'))
    await gateway.sql(`insert into printer (brand_id, hotel_id, printer_id, printer_name, brand_model, sn, usage, location)
      select '1001', '100103', 'many' || n, '打印机' || n, 'FEIE', 'many' || n, 'LABEL', repeat('位', 30)
      from generate_series(1, 100000) n`)
  })
  after(() => gateway.stop())

  const large = 'hotelId=100103&search=many'

  /** Reads a file to its end, and measures the peak of live memory meanwhile, in MB. */
  async function read(query: string) {
    setFlagsFromString('--expose-gc')
    const collect: () => void = runInNewContext('gc')
    const held = () => {
      collect()
      const { heapUsed, external } = process.memoryUsage()
      return (heapUsed + external) / 1_048_576
    }
    const start = held()
    const samples: number[] = []
    let bytes = 0
    let looked = 0
    const answer = await own.ask(`export?${large}&${query}`)
    for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>) {
      bytes += chunk.length
      // by bytes: the busier the machine, the fewer and larger the chunks
      if (bytes - looked < 200_000) continue
      looked = bytes
      samples.push(held() - start)
    }
    return { most: Math.max(...samples), bytes, samples: samples.length }
  }

  for (const format of ['csv', 'xlsx'])
    test(`as ${format}: all of them, and never all in memory`, async (context) => {
      const { most, bytes, samples } = await read(`format=${format}`)
      context.diagnostic(
        `${Math.round(most)} MB at most while ${Math.round(bytes / 1_048_576)} MB were written`,
      )
      assert.ok(samples > 5, `${samples} looks at the memory`)
      assert.ok(most < 16, `${most} MB`)
    })

  test('no row is missing', async () => {
    const answer = await own.ask(`export?format=csv&${large}&columns=printerId`)
    const lines = readCsv(await answer.text())
    assert.equal(lines.length, 100_001)
    assert.equal(new Set(lines.map(([key]) => key)).size, 100_001)
  })

  test('a client that goes away frees its place and its connection', async () => {
    for (let round = 0; round < 3; round++) {
      const abort = new AbortController()
      const answers = await Promise.all(
        [1, 2].map(() => own.ask(`export?${large}&format=csv`, { signal: abort.signal })),
      )
      assert.deepEqual(
        answers.map(({ status }) => status),
        [200, 200],
      )
      const refused = await own.ask(`export?${large}`)
      assert.equal(refused.status, 429)
      assert.ok(Number(refused.headers.get('retry-after')) > 0)
      await refused.text()
      abort.abort()
      await Promise.allSettled(answers.map((answer) => answer.text()))
      await until(() => gateway.database.connections().busy === 0)
    }
    assert.equal((await own.list()).status, 200)
  })
})
