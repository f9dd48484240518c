import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Field } from '@ebkit/rules/fields'
import { until } from '@ebkit/testing'
import { ServiceError } from '../errors/ServiceError'
import { newPrinter, openForm, printerFields } from './testing/formFixture'
import { printersFixture } from './testing/printersFixture'

const { servers, saves, makePrinter } = printersFixture()

describe('saving', () => {
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
})

describe('problems of rows', () => {
  const row = (name: string) => ({ name, fee: 1 })
  const fields: readonly Field[] = [
    {
      ...{ name: 'tiers', label: { zh: '档' }, type: 'list' },
      fields: [{ name: 'name', label: { zh: '名称' }, type: 'string', required: true }],
    },
  ]

  /** A form with these rows, which was refused. */
  async function openRefused(names: readonly string[], problems: readonly object[] = []) {
    const refusal = Object.assign(new Error('refused'), { status: 422, data: { problems } })
    const saveTo = () => Promise.reject(refusal)
    const opened = openForm(servers, { resource: undefined, fields, saveTo })
    await opened.ready()
    const rows = names.map(row)
    opened.form.write('tiers', rows)
    await opened.form.save()
    const shown = () => opened.get().problems.map(({ path, code }) => `${path} ${code}`)
    return { ...opened, rows, shown }
  }

  test('move with their rows, and go with them', async () => {
    const { form, rows, shown, stop } = await openRefused(['first', '', 'last', ''])
    assert.deepEqual(shown(), ['tiers.1.name required', 'tiers.3.name required'])
    const [first, second, third, fourth] = rows
    form.write('tiers', [second, first, row(''), third, fourth])
    assert.deepEqual(shown(), ['tiers.0.name required', 'tiers.4.name required'], 'the new row is not judged')
    form.write('tiers', [first, row(''), third, fourth])
    assert.deepEqual(shown(), ['tiers.3.name required'])
    form.write('tiers', [first, row(''), third, { ...fourth, fee: 2 }])
    assert.deepEqual(shown(), ['tiers.3.name required'], 'a changed row stays the row')
    stop()
  })

  test('that the gateway found move too, and go once the value is changed', async () => {
    const problems = [{ path: 'tiers.1.name', code: 'unique' }]
    const { form, rows, shown, stop } = await openRefused(['first', 'same', 'last'], problems)
    assert.deepEqual(shown(), ['tiers.1.name unique'])
    form.write('tiers', rows.slice(1))
    assert.deepEqual(shown(), ['tiers.0.name unique'])
    form.write('tiers.0.name', 'other')
    assert.deepEqual(shown(), [])
    stop()
  })
})

describe('faults', () => {
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

  test('a save that ran into a conflict ends with what the user decides about it', async () => {
    const row = await makePrinter('谁先')
    const open = () => openForm(servers, { mode: 'edit', recordId: row.printerId as string })
    const [mine, left, theirs] = [open(), open(), open()]
    await Promise.all([mine.ready(), left.ready(), theirs.ready()])
    theirs.fill({ location: '对方的位置' })
    assert.ok(await theirs.form.save())
    /** Saves into the conflict. */
    const save = async ({ form, get }: typeof mine) => {
      const outcome = form.saveDecided()
      await until(() => get().conflict, 'conflict')
      return { outcome }
    }
    mine.fill({ copies: 2 })
    const postponed = await save(mine)
    mine.form.postpone()
    assert.equal(await postponed.outcome, undefined)
    const resolved = await save(mine)
    void mine.form.resolve({})
    const { copies, location } = (await resolved.outcome) ?? {}
    assert.deepEqual([copies, location], [2, '对方的位置'])
    left.fill({ copies: 3 })
    const unanswered = await save(left)
    left.stop()
    assert.equal(await unanswered.outcome, undefined)
    for (const { stop } of [mine, theirs]) stop()
  })
})
