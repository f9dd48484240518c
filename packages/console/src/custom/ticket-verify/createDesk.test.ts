import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { ServiceError } from '@ebkit/core/errors'
import type {
  DeskCode,
  DeskFound,
  VerificationDeskService,
  VerifyRequest,
} from '@ebkit/core/services/verificationDesk'
import { createDesk } from './createDesk'
import type { DeskSound } from './DeskDependencies'
import { createPace } from './entry'
import { isUndoable } from './times'

const code = (number: number, more: Partial<DeskCode> = {}): DeskCode => ({
  ...{ ticketCodeId: `k${number}`, code: String(100_000_000_000 + number), platformOrderId: 'T1' },
  ...{
    productName: '游船',
    stores: ['断桥'],
    isOwn: true,
    isRealName: false,
    status: 'UNUSED',
    obstacle: null,
  },
  ...more,
})

const offline = new ServiceError('runResourceAction', 'network')

/** A desk with the answers that the test gives. */
function deskOn(found: DeskFound) {
  const requests: VerifyRequest[] = []
  const sounds: DeskSound[] = []
  const answers: ('lost' | 'refused' | undefined)[] = []
  const day: { error?: unknown } = {}
  let time = 0
  const service = {
    lookUp: async () => found,
    verify: async (request: VerifyRequest) => {
      requests.push(request)
      const answer = answers.shift()
      if (answer === 'lost') throw offline
      if (answer === 'refused')
        return { done: [], failed: request.keys.map((key) => ({ key, code: 'x', message: '' })) }
      return { done: request.keys.map((ticketCodeId) => ({ ticketCodeId })), failed: [] }
    },
    async day() {
      if (day.error) throw day.error
      return { verifications: 1, visitors: 1, amount: 1 }
    },
    records: async () => [],
  } as unknown as VerificationDeskService
  let ids = 0
  const desk = createDesk({
    ...{ service, lang: () => 'zh' as const, now: () => time, newRequestId: () => `r${++ids}` },
    play: (sound) => sounds.push(sound),
    onDone: () => {},
  })
  const scan = async (entered: string) => {
    desk.type(entered)
    await desk.enter('scan')
  }
  return {
    ...{ desk, requests, sounds, answers, scan, day },
    shown: () => desk.$state.get().shown,
    wait: (by: number) => (time += by),
  }
}

const order: DeskFound = {
  kind: 'code',
  card: null,
  codes: [code(1), code(2), code(3, { obstacle: { code: 'refunding' } })],
}
const one = '100000000001'

describe('the verification desk', () => {
  test('a code is looked up, then verified by Enter, with the method by which it came', async () => {
    const { desk, requests, sounds, scan, shown } = deskOn(order)
    await scan('1000 0000-0001')
    assert.equal(shown()?.kind, 'codes')
    assert.deepEqual(requests, [])
    await desk.enter('input')
    assert.deepEqual(requests, [{ keys: ['k1'], method: 'scan', requestId: 'r1', lang: 'zh' }])
    assert.equal(shown()?.kind, 'done')
    assert.deepEqual([sounds, desk.$state.get().entered], [['done'], ''])
    await desk.enter('input')
    assert.equal(requests.length, 1)
  })

  test('a scanner that reads the shown code once more verifies nothing; after verifying it is no alarm', async () => {
    const { desk, requests, scan, shown, wait } = deskOn(order)
    await scan(one)
    await scan(one)
    assert.deepEqual([requests.length, shown()?.kind], [0, 'codes'])
    await desk.enter('input')
    await scan(one)
    const done = shown()
    assert.ok(done?.kind === 'done' && done.isRepeated)
    wait(11_000)
    await scan(one)
    assert.equal(shown()?.kind, 'codes')
  })

  test('what was not answered is sent again as the same request; a new entry is another one', async () => {
    const { desk, requests, sounds, answers, scan, shown } = deskOn(order)
    await scan(one)
    answers.push('lost')
    await desk.verify()
    assert.deepEqual([shown()?.kind, desk.$state.get().entered, sounds], ['failed', one, ['refused']])
    await desk.enter('input')
    assert.equal(shown()?.kind, 'done')
    assert.deepEqual(
      requests.map(({ requestId }) => requestId),
      ['r1', 'r1'],
    )
    await scan('100000000002')
    answers.push('lost')
    await desk.verify()
    await scan('100000000009')
    assert.equal(requests.at(-1)?.requestId, 'r2')
    assert.deepEqual(
      desk.$state.get().past.map(({ entered, isOpen }) => [entered, isOpen]),
      [['100000000002', true]],
    )
  })

  test('a verification that the gateway refuses is looked up again, for its reason', async () => {
    const { desk, answers, scan, shown } = deskOn(order)
    await scan(one)
    answers.push('refused')
    await desk.verify()
    assert.equal(shown()?.kind, 'codes')
  })

  test('the first N usable codes are ticked; what is refunded never is; real names begin unticked', async () => {
    const { desk, scan, shown } = deskOn(order)
    const ticked = () => (shown()?.kind === 'codes' ? (shown() as { ticked: readonly string[] }).ticked : [])
    await scan(one)
    desk.setCount(3)
    assert.deepEqual(ticked(), ['k1', 'k2'])
    desk.tick('k1', false)
    assert.deepEqual(ticked(), ['k2'])
    const people = deskOn({ kind: 'order', card: null, codes: [code(1, { isRealName: true })] })
    await people.scan('T1')
    await people.desk.verify()
    assert.deepEqual(people.requests, [])
  })

  test('a count changes nothing about the persons who were ticked', async () => {
    const codes = [1, 2, 3].map((number) => code(number, { isRealName: true }))
    const { desk, requests, scan } = deskOn({ kind: 'order', card: null, codes })
    await scan('T1')
    desk.tick('k3', true)
    desk.setCount(2)
    await desk.verify()
    assert.deepEqual(requests[0]?.keys, ['k3'])
  })

  test('a day that cannot be read says why, until it is read', async () => {
    const { desk, day } = deskOn(order)
    day.error = offline
    await desk.refresh()
    assert.deepEqual([desk.$state.get().dayError, desk.$state.get().records], [offline, []])
    day.error = undefined
    await desk.refresh()
    assert.deepEqual([desk.$state.get().dayError, desk.$state.get().day?.visitors], [undefined, 1])
  })

  test('a code that cannot be used is refused with a sound, and stays as a card when the next one comes', async () => {
    const used: DeskFound = { kind: 'code', card: null, codes: [code(1, { obstacle: { code: 'used' } })] }
    const { desk, sounds, requests, scan } = deskOn(used)
    await scan(one)
    await desk.verify()
    assert.deepEqual([sounds, requests], [['refused'], []])
    await scan('100000000007')
    assert.deepEqual(
      desk.$state.get().past.map(({ obstacle }) => obstacle?.code),
      ['used'],
    )
    desk.clear()
    assert.deepEqual(
      desk.$state.get().past.map(({ entered }) => entered),
      ['100000000007', one],
    )
  })
})

test('a scanner is distinguished from a person by its pace', () => {
  const typed = (text: string, pause: number) => {
    const pace = createPace()
    for (let length = 1; length <= text.length; length++)
      pace.change(text.slice(0, length), 1_000 + length * pause)
    return pace.isScan()
  }
  assert.deepEqual([typed(one, 10), typed(one, 90), typed('12345', 5)], [true, false, false])
  const pace = createPace()
  pace.change(one, 5_000)
  assert.ok(pace.isScan())
})

test('a verification can be undone for 24 hours', () => {
  const now = Date.parse('2026-11-26T12:00:00+08:00')
  const row = (verifyTime: string, status = 'VALID') => isUndoable({ verifyTime, status }, now)
  assert.ok(row('2026-11-25 12:00:01'))
  assert.ok(!row('2026-11-25 11:59:59'))
  assert.ok(!row('2026-11-26 11:00:00', 'REVOKED'))
})
