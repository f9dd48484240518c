import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { serveTests, until } from '@ebkit/testing'
import { ServiceError } from '../errors/ServiceError'
import type { FormOptions } from './FormContext'
import { newPrinter, openForm, printerFields } from './testing/formFixture'

const servers = serveTests('manager')

const savePath = 'merchant-api/eb/printer/save'
const saves = () => servers.proxy.requests.filter(({ path }) => path.startsWith(`/${savePath}`))
const countOf = async (name: string) => {
  const [row] = await servers.gateway.sql<{ count: string }>(
    'select count(*) from printer where printer_name = $1',
    [name],
  )
  return Number(row?.count)
}
/** Saves a new printer and returns the row. */
async function makePrinter(name: string): Promise<Record<string, unknown>> {
  const { form, ready, fill, stop } = openForm(servers)
  await ready()
  fill(newPrinter(name))
  const saved = await form.save()
  stop()
  assert.ok(saved, name)
  return saved as Record<string, unknown>
}

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

describe('saving', () => {
  test('W-FORM-5 validates, waits 100 ms, and sends nothing if there is a problem', async () => {
    const { form, get, ready, stop, fill } = openForm(servers, {}, { wait: 100 })
    await ready()
    fill({ ...newPrinter('不会保存'), ipAddress: 'nowhere', printerName: '' })
    const begun = performance.now()
    assert.equal(await form.save(), undefined)
    assert.ok(performance.now() - begun >= 99)
    assert.deepEqual(
      get().problems.map(({ path, code }) => [path, code]),
      [
        ['printerName', 'required'],
        ['ipAddress', 'ipAddress'],
      ],
    )
    assert.equal(get().refusals, 1)
    assert.equal(saves().length, 0)
    // Shown problems are updated while typing; no new ones are shown.
    fill({ ipAddress: '10.0.0.9', sn: '!' })
    assert.deepEqual(
      get().problems.map(({ path }) => path),
      ['printerName'],
    )
    stop()
  })

  test('W-FORM-5 a problem that appears during the wait prevents the request', async () => {
    const { form, get, ready, stop, fill } = openForm(servers, {}, { wait: 60 })
    await ready()
    fill(newPrinter('仍然不会'))
    const saving = form.save()
    await until(() => get().progress === 'checking')
    fill({ copies: 9 })
    assert.equal(await saving, undefined)
    assert.deepEqual(
      get().problems.map(({ path }) => path),
      ['copies'],
    )
    assert.equal(saves().length, 0)
    stop()
  })

  test('W-FORM-6 before-submit hook, request, after-submit hook, in this order', async () => {
    const order: string[] = []
    const { form, ready, stop, fill } = openForm(servers, {
      onBeforeSubmit: ({ mode }) => void order.push(`event ${mode}`),
      beforeSubmit: async (values) => {
        order.push(`before ${saves().length}`)
        return { ...values, location: '钩子改的' }
      },
      afterSubmit: async (saved) => void order.push(`after ${saves().length} ${saved.location}`),
      onSaved: ({ values }) => void order.push(`saved ${values.location}`),
    })
    await ready()
    fill(newPrinter('有钩子'))
    await form.save()
    assert.deepEqual(order, ['event add', 'before 0', 'after 1 钩子改的', 'saved 钩子改的'])
    stop()
  })

  test('W-FORM-6 a hook or listener that refuses prevents the request', async () => {
    const refusals: Partial<FormOptions>[] = [
      { beforeSubmit: () => false },
      { beforeSubmit: async () => false },
      { onBeforeSubmit: () => false },
    ]
    for (const refusal of refusals) {
      const { form, get, ready, stop, fill } = openForm(servers, refusal)
      await ready()
      fill(newPrinter('被拒绝'))
      assert.equal(await form.save(), undefined)
      assert.deepEqual([get().progress, get().isDirty, saves().length], ['idle', true, 0])
      stop()
    }
    const thrown = openForm(servers, {
      beforeSubmit: () => {
        throw new Error('hook')
      },
    })
    await thrown.ready()
    thrown.fill(newPrinter('被拒绝'))
    await thrown.form.save()
    assert.match(String(thrown.get().error), /hook/)
    assert.equal(saves().length, 0)
    thrown.stop()
  })

  test('W-FORM-8 saves the model: its fields, when editing with key and version', async () => {
    const models: unknown[] = []
    const { form, ready, stop, fill } = openForm(servers, {
      onBeforeSubmit: ({ values }) => void models.push(values),
    })
    await ready()
    fill({ ...newPrinter('模型'), deviceKey: 'typed while it was shown' })
    await form.save()
    const names = printerFields.map(({ name }) => name).filter((name) => name !== 'onlineState')
    assert.deepEqual(Object.keys(models[0] as object).sort(), [...names].sort())
    assert.equal((models[0] as { deviceKey?: string }).deviceKey, undefined, 'not shown: not sent')
    fill({ location: '二楼' })
    await form.save()
    const { printerId, version } = models[1] as Record<string, unknown>
    assert.deepEqual([typeof printerId, version], ['string', 1])
    assert.equal(await countOf('模型'), 1)
    stop()
  })

  test('shows the gateway’s problems at their fields until these change', async () => {
    await makePrinter('重名')
    const { form, get, ready, stop, fill } = openForm(servers)
    await ready()
    fill({ ...newPrinter('重名'), sn: 'OTHER1' })
    assert.equal(await form.save(), undefined)
    assert.deepEqual(
      get().problems.map(({ path, code }) => [path, code]),
      [['printerName', 'unique']],
    )
    fill({ printerName: '不重名' })
    assert.deepEqual(get().problems, [])
    assert.ok(await form.save())
    stop()
  })

  test('shows problems of fields that are not in the form, and the next save sends them again', async () => {
    const fields = printerFields.filter(({ name }) => name !== 'sn')
    const { form, get, ready, stop, fill } = openForm(servers, { fields })
    await ready()
    const { sn: _, ...values } = newPrinter('没有编号')
    fill(values)
    assert.equal(await form.save(), undefined)
    assert.deepEqual(
      get().problems.map(({ path, code }) => [path, code]),
      [['sn', 'required']],
    )
    assert.deepEqual([get().refusals, get().progress], [1, 'idle'])
    // The gateway may accept it now: an earlier refusal does not prevent saving.
    assert.equal(await form.save(), undefined)
    assert.equal(saves().length, 2)
    assert.equal(get().refusals, 2)
    stop()
  })

  test('shows problems of any shape as text; a refusal without problems is an error', async () => {
    const refusal = (problems: unknown) =>
      new ServiceError('savePage', 'http', { status: 422, data: { problems } })
    let problems: unknown = [
      { code: 'soldOut' },
      { path: 'location', code: 'odd', message: '这里没有插座' },
      7,
    ]
    const { form, get, ready, stop, fill } = openForm(servers, {
      resource: undefined,
      saveTo: () => Promise.reject(refusal(problems)),
    })
    await ready()
    fill(newPrinter('怪问题'))
    await form.save()
    const reported = get().problems.map((problem) => [problem.path, form.problemText(problem, 'zh')])
    assert.deepEqual(reported, [
      ['soldOut', '请检查此项'],
      ['location', '这里没有插座'],
      ['other', '请检查此项'],
    ])
    problems = []
    await form.save()
    assert.deepEqual([get().problems, get().progress], [[], 'idle'])
    assert.ok(get().error, 'never silent')
    stop()
  })

  test('a function of the page can refuse as the gateway does: with problems, or with the row saved by another user', async () => {
    let refusal = {
      status: 422,
      data: { problems: [{ path: 'location', message: '这里没有插座' }] } as object,
    }
    const { form, get, ready, stop, fill } = openForm(servers, {
      resource: undefined,
      saveTo: () => Promise.reject(Object.assign(new Error('refused'), refusal)),
    })
    await ready()
    fill(newPrinter('自己的'))
    await form.save()
    const reported = get().problems.map((problem) => [problem.path, form.problemText(problem, 'zh')])
    assert.deepEqual(reported, [['location', '这里没有插座']])
    refusal = { status: 409, data: { current: { ...newPrinter('别人的'), location: '大堂' } } }
    await form.save()
    assert.equal(get().conflict?.current.printerName, '别人的')
    stop()
  })

  test('W-FORM-3 W-FORM-8 initial values of the page are sent, also for fields that are not in the form', async () => {
    const fields = printerFields.filter(({ name }) => !['sn', 'location'].includes(name))
    const { sn, location: _, ...values } = newPrinter('预设')
    const { form, ready, stop, fill } = openForm(servers, { fields, value: { sn, location: '预设的位置' } })
    await ready()
    fill(values)
    const saved = await form.save()
    assert.deepEqual([saved?.sn, saved?.location], [sn, '预设的位置'])
    stop()
  })

  test('asynchronous rules: the result for the latest value wins, and saving waits for it', async () => {
    const answers = new Map<unknown, (code: string | undefined) => void>()
    const { form, get, ready, stop, fill } = openForm(servers, {
      asyncRules: {
        printerName: (value) =>
          new Promise((resolve) => {
            answers.set(value, (code) => resolve(code ? { code } : undefined))
          }),
      },
    })
    await ready()
    fill(newPrinter('慢'))
    form.leave('printerName')
    await until(() => answers.has('慢'))
    fill({ printerName: '快' })
    form.leave('printerName')
    await until(() => answers.has('快'))
    answers.get('快')?.('unique')
    await until(() => get().problems.length === 1)
    answers.get('慢')?.(undefined)
    await new Promise(setImmediate)
    assert.deepEqual(get().problems, [{ path: 'printerName', code: 'unique' }])
    fill({ printerName: '好' })
    const saving = form.save()
    await until(() => answers.has('好'))
    assert.equal(saves().length, 0)
    answers.get('好')?.(undefined)
    assert.ok(await saving)
    stop()
  })
})

describe('faults', () => {
  test('F-FO-1 a double click during a ten-second save creates one record', async () => {
    const { form, get, ready, stop, fill } = openForm(servers, {}, {})
    await ready()
    fill(newPrinter('只有一个'))
    const fault = servers.proxy.inject({ match: savePath, fault: 'hold' })
    const [one, other] = [form.save(), form.save()]
    await until(() => fault.hits === 1)
    const third = form.save()
    assert.equal(get().progress, 'sending')
    fault.release()
    const saved = await one
    assert.ok(saved)
    assert.deepEqual([await other, await third], [saved, saved])
    // And again after it has finished.
    assert.equal(await form.save(), saved)
    assert.equal(saves().length, 1)
    assert.equal(await countOf('只有一个'), 1)
    stop()
  })

  test('F-FO-1 a save that times out is repeated with the same key: one record', async () => {
    const { form, ready, stop, fill } = openForm(servers)
    await ready()
    fill(newPrinter('慢慢来'))
    const fault = servers.proxy.inject({ match: savePath, fault: 'delay', milliseconds: 2000, times: 1 })
    assert.ok(await form.save())
    assert.equal(fault.hits, 1)
    const keys = saves().map(({ headers }) => headers['x-eb-idempotency-key'])
    assert.equal(keys.length, 2)
    assert.equal(new Set(keys).size, 1)
    assert.equal(await countOf('慢慢来'), 1)
    stop()
  })

  test('F-FO-2 an answer lost after the commit: unknown, checking, then saved; the input is kept', async () => {
    const { form, get, ready, stop, fill } = openForm(servers)
    await ready()
    fill(newPrinter('丢了回答'))
    const seen: string[] = []
    const end = form.$state.listen(({ progress }) => seen.push(progress))
    const fault = servers.proxy.inject({ match: savePath, fault: 'lose', times: 2 })
    const saving = form.save()
    await until(() => get().progress === 'unknown')
    fill({ location: '路上改的' })
    const saved = await saving
    end()
    assert.equal(fault.hits, 2)
    assert.ok(saved?.printerId)
    assert.ok(seen.includes('unknown'))
    assert.equal(await countOf('丢了回答'), 1)
    assert.deepEqual([get().values.location, get().isDirty, get().progress], ['路上改的', true, 'idle'])
    assert.equal((await form.save())?.location, '路上改的')
    assert.equal(await countOf('丢了回答'), 1)
    stop()
  })

  test('F-FO-2 outcome not determined: unsure; the next press requests it before it sends anything else', async () => {
    const { form, get, ready, stop, fill } = openForm(servers)
    await ready()
    fill(newPrinter('一直断'))
    const fault = servers.proxy.inject({ match: savePath, fault: 'lose' })
    assert.equal(await form.save(), undefined)
    assert.equal(fault.hits, 4)
    assert.deepEqual([get().progress, get().values.printerName], ['unsure', '一直断'])
    fault.remove()
    fill({ location: '后来改的' })
    const saved = await form.save()
    assert.equal(saved?.location, '后来改的')
    assert.equal(await countOf('一直断'), 1)
    stop()
  })

  test('F-FO-2 the page is closed before the answer: the next page resumes the attempt', async () => {
    const first = openForm(servers)
    await first.ready()
    await first.session.identify()
    first.fill(newPrinter('换页'))
    const fault = servers.proxy.inject({ match: savePath, fault: 'lose', times: 1 })
    void first.form.save()
    await until(() => first.get().progress === 'unknown')
    first.stop()
    assert.equal(fault.hits, 1)
    const saved: unknown[] = []
    const second = openForm(
      servers,
      { onSaved: ({ values }) => saved.push(values.printerId) },
      { storage: first.storage },
    )
    await until(() => saved.length === 1)
    assert.equal(second.get().values.printerName, '换页')
    assert.equal(await countOf('换页'), 1)
    second.stop()
  })

  test('a target without idempotency keys is not requested twice', async () => {
    let calls = 0
    const { form, get, ready, stop, fill } = openForm(servers, {
      resource: undefined,
      saveTo: { url: savePath },
    })
    await ready()
    fill(newPrinter('外部'))
    const fault = servers.proxy.inject({ match: savePath, fault: 'drop' })
    await form.save()
    calls = fault.hits
    assert.deepEqual([calls, get().progress, form.isRepeatable()], [1, 'unsure', false])
    stop()
  })

  test('F-FO-3 the session ends while typing: after signing in again the draft is restored', async () => {
    const browser = openForm(servers)
    await browser.ready()
    await browser.session.identify()
    browser.fill({ ...newPrinter('登录过期'), deviceKey: 'secret' })
    const { cookie } = browser.jar
    browser.jar.cookie = 'eb_session=expired'
    await browser.form.save()
    const { isSignedOut, values, draft } = browser.get()
    assert.deepEqual([isSignedOut, values.printerName, !!draft], [true, '登录过期', true])
    browser.stop()
    // The login page, and back: another page in the same browser.
    const back = openForm(servers, {}, { storage: browser.storage })
    back.jar.cookie = cookie
    await until(() => back.get().draft?.isRestored)
    assert.equal(back.get().values.printerName, '登录过期')
    assert.equal(back.get().values.deviceKey, undefined, 'secrets are not written down')
    assert.ok(await back.form.save())
    assert.equal(back.get().draft, undefined)
    back.stop()
    const later = openForm(servers, {}, { storage: browser.storage })
    await later.session.identify()
    await new Promise(setImmediate)
    assert.equal(later.get().isDirty, false)
    later.stop()
  })

  test('F-FO-3 after signing in again on the same page the input is saved', async () => {
    const browser = openForm(servers)
    await browser.ready()
    await browser.session.identify()
    browser.fill(newPrinter('原地登录'))
    const { cookie } = browser.jar
    browser.jar.cookie = 'eb_session=expired'
    await browser.form.save()
    browser.jar.cookie = cookie
    browser.page.dispatch('focus')
    await until(() => !browser.get().isSignedOut)
    assert.equal(browser.get().error, undefined)
    assert.ok(await browser.form.save())
    assert.equal(await countOf('原地登录'), 1)
    browser.stop()
  })

  test('F-FO-3 another user who signs in does not see it', async () => {
    const browser = openForm(servers)
    await browser.ready()
    await browser.session.identify()
    browser.fill(newPrinter('别人看不到'))
    browser.jar.cookie = await servers.gateway.signIn('admin')
    await browser.session.refresh()
    await until(() => browser.get().values.printerName === undefined)
    await new Promise(setImmediate)
    assert.equal(browser.get().isDirty, false)
    browser.stop()
  })

  test('F-FO-4 two users edit one row: both versions side by side, a choice for each field', async () => {
    const row = await makePrinter('两个人')
    const open = () => openForm(servers, { mode: 'edit', recordId: row.printerId as string })
    const [mine, theirs] = [open(), open()]
    await Promise.all([mine.ready(), theirs.ready()])
    theirs.fill({ location: '对方的位置', copies: 3, brandModel: 'FEIE' })
    assert.ok(await theirs.form.save())
    mine.fill({ location: '我的位置', copies: 2, autoCut: false })
    assert.equal(await mine.form.save(), undefined)
    const { conflict, values } = mine.get()
    assert.equal(values.location, '我的位置')
    assert.deepEqual(conflict?.fields, [
      { name: 'location', before: '前台', mine: '我的位置', theirs: '对方的位置' },
      { name: 'copies', before: 1, mine: 2, theirs: 3 },
    ])
    assert.equal(conflict?.others, 1)
    const merged = await mine.form.resolve({ location: 'theirs', copies: 'mine' })
    const { location, copies, autoCut, brandModel, version } = merged as Record<string, unknown>
    assert.deepEqual([location, copies, autoCut, brandModel, version], ['对方的位置', 2, false, 'FEIE', 3])
    for (const { stop } of [mine, theirs]) stop()
  })

  test('F-FO-5 leaving with unsaved changes asks first; after undo, save or removal it does not', async () => {
    const { form, page, ready, stop, fill, get } = openForm(servers)
    await ready()
    const isAsked = () => page.dispatch('beforeunload').defaultPrevented
    assert.equal(isAsked(), false)
    fill({ location: 'x' })
    assert.equal(isAsked(), true)
    fill({ location: '' })
    assert.equal(isAsked(), false, 'typed and taken back')
    fill(newPrinter('离开'))
    assert.equal(isAsked(), true)
    assert.ok(await form.save())
    assert.equal(isAsked(), false)
    fill({ location: 'again' })
    assert.equal(isAsked(), true)
    form.discard()
    assert.deepEqual([isAsked(), get().values.location], [false, '前台'])
    fill({ location: 'and again' })
    stop()
    assert.equal(isAsked(), false, 'deleted or taken off the page')
    assert.equal(
      page.count('beforeunload') + page.count('focus') + page.count('pagehide') + page.count('online'),
      0,
    )
  })

  test('F-FO-5 a page may show its own question', async () => {
    const { page, ready, stop, fill } = openForm(servers, { onBeforeLeave: () => false })
    await ready()
    fill({ location: 'x' })
    assert.equal(page.dispatch('beforeunload').defaultPrevented, false)
    stop()
  })
})
