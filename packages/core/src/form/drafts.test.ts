import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Field } from '@ebkit/rules/fields'
import { until } from '@ebkit/testing'
import type { FormOptions } from './FormContext'
import { openForm } from './testing/formFixture'
import { printersFixture } from './testing/printersFixture'
import type { Values } from './values'

const { servers } = printersFixture()

const label = { zh: '字段' }
const fields: readonly Field[] = [
  { name: 'title', label, type: 'string' },
  { name: 'remark', label, type: 'string' },
  { name: 'price', label, type: 'int' },
  { name: 'password', label, type: 'string', writeOnly: true },
  { name: 'changedAt', label, type: 'string', readOnly: true },
  {
    name: 'devices',
    label,
    type: 'list',
    fields: [
      { name: 'address', label, type: 'string' },
      { name: 'key', label, type: 'string', writeOnly: true },
    ],
  },
]

/** A record on a server that refuses stale versions. */
function createServer(first: Values = { title: 'A', remark: 'old', price: 5, changedAt: 'then' }) {
  const server = { row: { id: '7', version: 1, ...first } as Values, sent: [] as Values[] }
  const options: Partial<FormOptions> = {
    ...{ resource: undefined, draft: 'room', mode: 'edit', recordId: '7', fields },
    loadFrom: async () => ({ ...server.row }),
    async saveTo(values) {
      server.sent.push(values)
      const isStale = values.version !== server.row.version
      if (isStale) throw Object.assign(new Error('stale'), { status: 409, data: { current: server.row } })
      server.row = { ...values, version: Number(server.row.version) + 1 }
      return server.row
    },
  }
  return Object.assign(server, { options })
}

type Opened = ReturnType<typeof openForm>

/** Enters values and closes the page; what is stored stays in the browser. */
async function leaveDraft(options: Partial<FormOptions>, values: Values): Promise<Opened> {
  const opened = openForm(servers, options)
  await opened.ready()
  await opened.session.identify()
  opened.fill(values)
  opened.stop()
  return opened
}

async function openAgain(options: Partial<FormOptions>, { storage }: Opened): Promise<Opened> {
  const opened = openForm(servers, options, { storage })
  await until(() => opened.get().draft?.isRestored, 'restored')
  return opened
}

function storedText({ session, storage }: Opened): string {
  const { identity } = session.$identity.get()
  return storage.get(`ebkit.draft.${identity?.userId}.${identity?.hotelId}.forms`) ?? ''
}

describe('drafts', () => {
  test('a draft keeps what somebody else has changed meanwhile', async () => {
    const server = createServer()
    const closed = await leaveDraft(server.options, { price: 6 })
    server.row = { ...server.row, title: 'B', version: 2 }
    const { form, get, stop } = await openAgain(server.options, closed)
    assert.deepEqual([get().values.title, get().values.price, get().isDirty], ['B', 6, true])
    assert.ok(await form.save())
    assert.deepEqual([server.row.title, server.row.price, server.row.version], ['B', 6, 3])
    stop()
  })

  test('a field that both have changed is asked about before it is saved', async () => {
    const server = createServer()
    const closed = await leaveDraft(server.options, { price: 6, remark: 'mine' })
    server.row = { ...server.row, price: 8, version: 2 }
    const { form, get, stop } = await openAgain(server.options, closed)
    assert.equal(await form.save(), undefined)
    assert.deepEqual(get().conflict?.fields, [{ name: 'price', before: 5, mine: 6, theirs: 8 }])
    assert.equal(server.sent.length, 0)
    form.postpone()
    assert.equal(await form.save(), undefined, 'asked again')
    assert.ok(await form.resolve({ price: 'theirs' }))
    assert.deepEqual([server.row.price, server.row.remark], [8, 'mine'])
    stop()
  })

  test('a draft that is stored again after a reload still knows what its fields had', async () => {
    const server = createServer()
    const closed = await leaveDraft(server.options, { price: 6 })
    server.row = { ...server.row, price: 8, version: 2 }
    const second = await openAgain(server.options, closed)
    second.fill({ remark: 'later' })
    second.stop()
    const { form, get, stop } = await openAgain(server.options, second)
    await form.save()
    assert.deepEqual(get().conflict?.fields, [{ name: 'price', before: 5, mine: 6, theirs: 8 }])
    stop()
  })

  test('a field that was cleared stays cleared', async () => {
    const server = createServer()
    const closed = await leaveDraft(server.options, { remark: '' })
    const { form, get, stop } = await openAgain(server.options, closed)
    assert.equal(get().isDirty, true)
    await form.save()
    assert.equal(server.row.remark, '')
    stop()
  })

  test('initial values are those of the page, not of the draft', async () => {
    const sent: Values[] = []
    const below = (orderId: string): Partial<FormOptions> => ({
      ...{ resource: undefined, draft: 'note', mode: 'add', fields, value: { orderId } },
      saveTo: async (values) => void sent.push(values),
    })
    const closed = await leaveDraft(below('1'), { title: 'half' })
    const { form, stop } = await openAgain(below('2'), closed)
    await form.save()
    assert.deepEqual([sent[0]?.orderId, sent[0]?.title], ['2', 'half'])
    stop()
  })

  test('what was entered just before another record is loaded is the draft of the first one', async () => {
    const server = createServer()
    const opened = openForm(servers, server.options)
    await opened.ready()
    await opened.session.identify()
    opened.fill({ title: 'typed' })
    opened.options.recordId = '8'
    await opened.form.load()
    opened.stop()
    assert.match(storedText(opened), /room:edit:7.*typed/)
    assert.doesNotMatch(storedText(opened), /room:edit:8/)
  })

  test('secrets are never stored: neither with an attempt nor in rows of lists', async () => {
    let sends = 0
    const opened = openForm(servers, {
      ...{ resource: undefined, draft: 'device', mode: 'add', fields },
      saveTo() {
        sends++
        return new Promise(() => {})
      },
    })
    await opened.ready()
    await opened.session.identify()
    opened.fill({ title: 'x', password: 'hidden-1', devices: [{ address: 'a', key: 'hidden-2' }] })
    void opened.form.save()
    await until(() => sends === 1)
    assert.match(storedText(opened), /"title":"x".*"address":"a"/)
    assert.doesNotMatch(storedText(opened), /hidden/)
    opened.stop()
  })

  test('an attempt whose secrets are empty is stored: the next page learns what became of it', async () => {
    let sends = 0
    const opened = openForm(servers, {
      ...{ resource: undefined, draft: 'device', mode: 'add', fields },
      saveTo: () => new Promise(() => sends++),
    })
    await opened.ready()
    await opened.session.identify()
    opened.fill({ title: 'x', password: '', devices: [{ address: 'a', key: '' }] })
    void opened.form.save()
    await until(() => sends === 1)
    assert.match(storedText(opened), /"sent":/)
    opened.stop()
  })

  test('F-FO-2 a save that could be made twice is not sent again when the page is opened again', async () => {
    let sends = 0
    const options: Partial<FormOptions> = {
      ...{ resource: undefined, draft: 'room', mode: 'add', fields },
      saveTo: () => new Promise(() => sends++),
    }
    const first = openForm(servers, options)
    await first.ready()
    await first.session.identify()
    first.fill({ title: 'once' })
    void first.form.save()
    await until(() => sends === 1)
    first.stop()
    const { form, get, stop } = await openAgain(options, first)
    await until(() => get().progress === 'unsure')
    assert.deepEqual([sends, get().values.title], [1, 'once'])
    void form.save()
    await until(() => sends === 2, 'the user decides')
    stop()
  })
})

describe('after saving', () => {
  test('a target that answers nothing leaves no change behind', async () => {
    const { options } = createServer()
    const { form, ready, fill, get, stop } = openForm(servers, {
      ...options,
      beforeSubmit: ({ price }) => ({ price }),
      saveTo: async () => {},
    })
    await ready()
    fill({ price: 6 })
    assert.ok(await form.save())
    assert.equal(get().isDirty, false)
    stop()
  })

  test('what was discarded while it was being saved does not hold up the next save', async () => {
    const sent: Values[] = []
    const { form, ready, fill, get, stop } = openForm(servers, {
      ...{ resource: undefined, draft: '', mode: 'add', fields },
      saveTo: (values) => (sent.push(values) === 1 ? new Promise(() => {}) : Promise.resolve()),
    })
    await ready()
    fill({ title: 'first' })
    void form.save()
    await until(() => sent.length === 1)
    form.discard()
    fill({ title: 'second' })
    assert.ok(await form.save())
    assert.deepEqual([sent[1]?.title, get().isDirty, get().progress], ['second', false, 'idle'])
    stop()
  })
})
