import assert from 'node:assert/strict'
import { availableParallelism } from 'node:os'
import { before, describe, test } from 'node:test'
import { Worker } from 'node:worker_threads'
import { startTestGateway, type TestGateway, type TestGatewayOptions, testPassword } from '@ebkit/testing'
import { printers } from '../resources/testing/resourceClient'
import { hashPassword } from './passwords'

const isSoak = Boolean(process.env.EB_SOAK)

/** Different accounts, so that the limits of guesses do not apply. */
const people = isSoak ? 55 : 24

/** Lists that are requested before anybody signs in, in three parallel series. */
const looksBefore = isSoak ? 40 : 15

async function addPeople(gateway: TestGateway, passwordHash: string): Promise<void> {
  await gateway.sql(
    `insert into employee (employee_id, brand_id, hotel_id, employee_no, employee_name, phone, role_ids)
      select 'many-' || n, '1001', '100101', 'M' || n, 'Many', 'm' || n, '{1001-r4}' from generate_series(1, ${people}) n`,
  )
  await gateway.sql(
    `insert into user_account (user_id, brand_id, employee_id, account, password_hash)
      select 'many-' || n, '1001', 'many-' || n, 'many' || n, $1 from generate_series(1, ${people}) n`,
    [passwordHash],
  )
}

const signIn = ({ url }: TestGateway, account: string, password = testPassword) =>
  fetch(`${url}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-eb-client': 'ebkit/test' },
    body: JSON.stringify({ account, password }),
  })
const flood = (gateway: TestGateway) =>
  Promise.all(Array.from({ length: people }, (_, index) => signIn(gateway, `many${index + 1}`)))

/** Keeps every processor busy. @returns a function that stops it */
function burn(): () => Promise<unknown> {
  const workers = Array.from(
    { length: availableParallelism() },
    () => new Worker('for (;;);', { eval: true }),
  )
  return () => Promise.all(workers.map((worker) => worker.terminate()))
}

const loginLimits = { accountAndPlace: 5, address: 1_000, account: 1_000 }

async function withGateway(
  settings: TestGatewayOptions['settings'],
  work: (gateway: TestGateway) => Promise<void>,
): Promise<void> {
  const gateway = await startTestGateway({ settings: { loginLimits, ...settings } })
  try {
    await work(gateway)
  } finally {
    await gateway.stop()
  }
}

describe('many sign-ins at once', () => {
  let hash: string
  let cheap: string
  before(async () => {
    hash = await hashPassword(testPassword, 2 ** 14)
    cheap = await hashPassword(testPassword, 1024)
  })

  test(`${people} with every processor busy: lists continue, no 500, and refusals say how long to wait`, () =>
    withGateway({}, async (gateway) => {
      await addPeople(gateway, hash)
      const cookie = await gateway.signIn('manager')
      const own = printers(gateway, cookie)
      const rest = burn()
      /** Requests lists in three parallel series, until something has ended. */
      async function watch(during: Promise<unknown>) {
        const found: { status: number; took: number }[] = []
        let isOver = false
        void during.then(() => {
          isOver = true
        })
        const line = async () => {
          while (!isOver) {
            const begun = performance.now()
            const { status } = await own.list()
            found.push({ status, took: performance.now() - begun })
          }
        }
        await Promise.all([line(), line(), line()])
        const times = found.map(({ took }) => took).sort((one, other) => one - other)
        return {
          statuses: [...new Set(found.map(({ status }) => status))],
          slow: times[Math.floor(times.length * 0.9)] ?? 0,
        }
      }
      const looks = async () => {
        for (let look = 0; look < looksBefore; look++) await own.list()
      }
      const before = await watch(looks())
      const signing = flood(gateway)
      const meanwhile = await watch(signing)
      const answers = await signing
      await rest()
      for (const { status, headers } of answers) {
        assert.ok([200, 429, 503].includes(status), `${status}`)
        if (status !== 200) assert.ok(Number(headers.get('retry-after')) > 0)
      }
      assert.ok(answers.some(({ status }) => status === 200))
      assert.deepEqual([before.statuses, meanwhile.statuses], [[200], [200]])
      // nine of ten lists; the processors are equally busy before and during the sign-ins
      const limit = Math.max(1_000, 5 * before.slow)
      assert.ok(meanwhile.slow < limit, `${Math.round(meanwhile.slow)} ms, ${Math.round(before.slow)} before`)
    }))

  /** Blocks the sign-in pool, like a slow database. @returns a function that stops it */
  async function holdSignIns({ sql }: TestGateway): Promise<() => Promise<unknown>> {
    await sql('begin')
    await sql('lock table known_device in access exclusive mode')
    return () => sql('commit')
  }
  async function untilWaiting({ sql }: TestGateway, count: number) {
    const end = Date.now() + 10_000
    for (;;) {
      const [row] = await sql<{ waiting: number }>(
        "select count(*)::int as waiting from pg_locks where relation = 'known_device'::regclass and not granted",
      )
      if ((row?.waiting ?? 0) >= count) return
      assert.ok(Date.now() < end, 'none waits')
    }
  }

  test('sign-ins that wait for the database do not delay sessions', () =>
    withGateway({}, async (gateway) => {
      await addPeople(gateway, cheap)
      const own = printers(gateway, await gateway.signIn('manager'))
      const release = await holdSignIns(gateway)
      const signing = flood(gateway)
      await untilWaiting(gateway, 3)
      const begun = performance.now()
      const { status } = await own.list()
      const took = performance.now() - begun
      await release()
      assert.equal(status, 200)
      assert.ok(took < 2_000, `${took} ms`)
      for (const answer of await signing) assert.ok([200, 503].includes(answer.status), `${answer.status}`)
    }))

  test('beyond the limit sign-ins are refused without counting as attempts; waiting ones succeed', () =>
    withGateway({ signInQueue: { parallel: 1, waiting: 4, patience: 60_000 } }, async (gateway) => {
      await addPeople(gateway, cheap)
      await gateway.sql('truncate login_attempt')
      const release = await holdSignIns(gateway)
      let refused = 0
      const signing = Promise.all(
        Array.from({ length: people }, async (_, index) => {
          const answer = await signIn(gateway, `many${index + 1}`)
          if (answer.status === 503) refused++
          return answer
        }),
      )
      const end = Date.now() + 20_000
      while (refused < people - 5 && Date.now() < end) await new Promise((resolve) => setImmediate(resolve))
      assert.equal(refused, people - 5)
      await release()
      const answers = await signing
      const refusals = answers.filter(({ status }) => status === 503)
      for (const answer of refusals) {
        const { code, data } = (await answer.json()) as { code: string; data: { retryAfter: number } }
        assert.equal(code, 'busy')
        assert.equal(answer.headers.get('retry-after'), `${data.retryAfter}`)
        assert.ok(data.retryAfter > 0)
      }
      assert.equal(answers.filter(({ status }) => status === 200).length, 5)
      const [row] = await gateway.sql<{ count: number }>(
        'select count(*)::int as count from login_attempt where not succeeded',
      )
      assert.equal(row?.count, 0)
    }))

  test('waiting too long is refused', () =>
    withGateway({ signInQueue: { parallel: 1, waiting: 100, patience: 50 } }, async (gateway) => {
      await addPeople(gateway, cheap)
      const release = await holdSignIns(gateway)
      const first = signIn(gateway, 'many1')
      await untilWaiting(gateway, 1)
      assert.equal((await signIn(gateway, 'many2')).status, 503)
      await release()
      assert.equal((await first).status, 200)
    }))

  test('a database that has no connection left answers 503 with Retry-After, not 500', () =>
    withGateway({}, async (gateway) => {
      const cookie = await gateway.signIn('manager')
      await gateway.sql('begin')
      await gateway.sql('lock table printer in access exclusive mode')
      const own = printers(gateway, cookie)
      const answers = await Promise.all(Array.from({ length: 6 }, () => own.ask('list')))
      await gateway.sql('commit')
      const late = answers.filter(({ status }) => status !== 200)
      assert.ok(late.length > 0)
      for (const { status, headers } of late) {
        assert.equal(status, 503)
        assert.ok(Number(headers.get('retry-after')) > 0)
      }
    }))
})
