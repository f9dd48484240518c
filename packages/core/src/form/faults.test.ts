import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { until } from '@ebkit/testing'
import { newPrinter, openForm } from './testing/formFixture'
import { printersFixture, savePath } from './testing/printersFixture'

const { servers, saves, countOf } = printersFixture()

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

  test('F-FO-2 what was changed after an attempt without an answer is still there on the next page, unsaved', async () => {
    const first = openForm(servers)
    await first.ready()
    await first.session.identify()
    first.fill(newPrinter('换页再改'))
    const fault = servers.proxy.inject({ match: savePath, fault: 'lose' })
    await first.form.save()
    assert.deepEqual([first.get().progress, fault.hits], ['unsure', 4])
    first.fill({ location: '后来改的' })
    first.stop()
    fault.remove()
    const saved: unknown[] = []
    const second = openForm(
      servers,
      { onSaved: ({ values }) => saved.push(values.location) },
      { storage: first.storage },
    )
    await until(() => saved.length > 0 && second.get().progress === 'idle')
    await new Promise(setImmediate)
    const { values, isDirty, progress } = second.get()
    assert.deepEqual([values.location, isDirty, progress, saved], ['后来改的', true, 'idle', ['前台']])
    assert.equal((await second.form.save())?.location, '后来改的')
    assert.equal(await countOf('换页再改'), 1)
    second.stop()
  })

  test('F-FO-2 an attempt without an answer is resumed on the next page, though its changes were taken back', async () => {
    const first = openForm(servers)
    await first.ready()
    await first.session.identify()
    const { values: before } = first.get()
    const entered = newPrinter('改回去')
    first.fill(entered)
    const fault = servers.proxy.inject({ match: savePath, fault: 'lose' })
    await first.form.save()
    assert.equal(first.get().progress, 'unsure')
    first.fill(Object.fromEntries(Object.keys(entered).map((name) => [name, before[name]])))
    assert.equal(first.get().isDirty, false)
    first.stop()
    fault.remove()
    const saved: unknown[] = []
    const second = openForm(
      servers,
      { onSaved: ({ values }) => saved.push(values.printerName) },
      { storage: first.storage },
    )
    await second.ready()
    await until(() => saved.length, 'resumed')
    assert.deepEqual([saved, await countOf('改回去')], [['改回去'], 1])
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
