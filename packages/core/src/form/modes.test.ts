import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { until } from '@ebkit/testing'
import { openForm } from './testing/formFixture'
import { printersFixture } from './testing/printersFixture'

const { servers, countOf, makePrinter } = printersFixture()

describe('modes', () => {
  test('W-FORM-3 adds by default: starts with the defaults and sends no request', async () => {
    const { get, stop } = openForm(servers, { value: { location: '大堂' } })
    assert.equal(get().phase, 'ready')
    assert.deepEqual(get().values, { connectType: 'CLOUD', copies: 1, autoCut: true, location: '大堂' })
    assert.equal(get().isDirty, false)
    // The identity is read, to find a draft.
    await until(() => servers.proxy.requests.length > 0)
    assert.equal(servers.proxy.requests.filter(({ path }) => path.includes('detail')).length, 0)
    stop()
  })

  test('W-FORM-4 W-FORM-8 edits: the record is loaded at the start, by its primary key', async () => {
    const row = await makePrinter('编辑机')
    const id = row.printerId as string
    const { get, ready, stop } = openForm(servers, { mode: 'edit', recordId: id })
    assert.equal(get().phase, 'loading')
    await ready()
    const [request] = servers.proxy.requests.filter(({ path }) => path.includes('detail'))
    assert.equal(request?.path, `/merchant-api/eb/printer/detail?printerId=${id}`)
    assert.equal(get().values.printerName, '编辑机')
    assert.equal(get().isDirty, false)
    stop()
  })

  test('W-FORM-3 copies the fields that users can change, without key and version', async () => {
    const row = await makePrinter('原件')
    const { form, get, ready, stop, fill } = openForm(servers, {
      mode: 'copy',
      recordId: row.printerId as string,
    })
    await ready()
    const { values } = get()
    for (const name of ['printerId', 'version', 'createdAt', 'onlineState'])
      assert.ok(!(name in values), name)
    assert.equal(values.ipAddress, '10.0.0.7')
    fill({ printerName: '副本', sn: 'COPY1' })
    const saved = await form.save()
    assert.notEqual(saved?.printerId, row.printerId)
    assert.equal(await countOf('原件'), 1)
    assert.equal(await countOf('副本'), 1)
    stop()
  })

  test('reports a missing record, and loads it again', async () => {
    const errors: unknown[] = []
    const row = await makePrinter('找得到')
    const fault = servers.proxy.inject({
      match: 'merchant-api/eb/printer/detail',
      fault: 'status',
      status: 500,
      times: 1,
    })
    const { form, get, ready, stop } = openForm(servers, {
      mode: 'edit',
      recordId: row.printerId as string,
      onError: (error) => errors.push(error),
    })
    await until(() => get().phase === 'failed')
    assert.equal(fault.hits, 1)
    assert.equal(errors.length, 1)
    await form.load()
    await ready()
    stop()
  })

  test('W-FORM-9 the page chooses paths and methods, or functions', async () => {
    const row = await makePrinter('自选路径')
    const own = openForm(servers, {
      resource: undefined,
      keyName: 'printerId',
      mode: 'edit',
      recordId: row.printerId as string,
      loadFrom: { url: '/merchant-api/eb/printer/detail', method: 'GET' },
      saveTo: { url: 'merchant-api/eb/printer/save', method: 'POST' },
      beforeSubmit: (values) =>
        Object.fromEntries(Object.entries(values).filter(([name]) => name !== 'referenceLabels')),
    })
    await own.ready()
    own.fill({ location: '后厨' })
    const kept = await own.form.save()
    assert.equal(kept?.location, '后厨', String(own.get().error))
    own.stop()
    const sent: unknown[] = []
    const functions = openForm(servers, {
      resource: undefined,
      mode: 'edit',
      recordId: '7',
      fields: [{ name: 'title', label: { zh: '标题' }, type: 'string' }],
      loadFrom: async (id) => ({ id, title: 'one', more: true }),
      saveTo: async (values, context) => void sent.push(values, context.mode),
    })
    await functions.ready()
    functions.fill({ title: 'two' })
    await functions.form.save()
    assert.deepEqual(sent, [{ id: '7', title: 'two', more: true, version: undefined }, 'edit'])
    functions.stop()
  })
})
