import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { until } from '@ebkit/testing'
import type { FormOptions } from './FormContext'
import { newPrinter, openForm, printerFields } from './testing/formFixture'
import { printersFixture } from './testing/printersFixture'

const { servers, saves, countOf } = printersFixture()

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
