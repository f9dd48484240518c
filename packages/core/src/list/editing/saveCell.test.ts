import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { FieldProblem } from '@ebkit/rules/validation'
import { serveTests, until } from '@ebkit/testing'
import type { ListColumn } from '../ListColumn'
import { columnOf } from '../testing/columnsOf'
import { openList } from '../testing/listFixture'
import { type CellEdit, cellEdit } from './cellEdits'
import { type CellChange, type CellSaving, saveCell } from './saveCell'

const location = columnOf({ name: 'location', editable: true, required: true, maxLength: 30 })
const copies = columnOf({ name: 'copies', type: 'int', editable: true, min: 1, max: 5 })
const savePath = 'merchant-api/eb/printer/save'
const codeOf = (problem: unknown) => (problem as { code?: string } | undefined)?.code

describe('an edited cell', () => {
  const servers = serveTests('manager')
  const saves = () => servers.proxy.requests.filter(({ path }) => path.startsWith(`/${savePath}`))
  const stored = async (key: string) => {
    const [row] = await servers.gateway.sql<{ location: string; copies: number; version: string }>(
      'select location, copies, version from printer where printer_id = $1',
      [key],
    )
    return [row?.location, row?.copies, Number(row?.version)]
  }
  /** Another user saves the row. */
  const touch = (key: string, set: string) =>
    servers.gateway.sql(`update printer set ${set}, version = version + 1 where printer_id = $1`, [key])

  /** Two printers that no other test edits, and text typed into their cells. */
  async function open(given: Partial<CellSaving> = {}) {
    const fixture = await openList(servers)
    const errors: unknown[] = []
    const { list, http } = fixture
    const saving: CellSaving = {
      list,
      http,
      rowKey: 'printerId',
      resource: 'merchant-api/printer',
      onError: (error) => errors.push(error),
      ...given,
    }
    const keys = fixture.rows().map(list.keyOf)
    const key = keys[0] as string
    await touch(key, "location = '原处', copies = 1")
    await list.reload()
    servers.proxy.reset()
    const type = (column: ListColumn, text: string, current?: CellEdit['current'], row = key) => {
      const { attempt } = cellEdit(list, row, column.name).get() ?? {}
      cellEdit(list, row, column.name).set({ text, status: 'editing', ...(attempt && { attempt }) })
      return saveCell(saving, row, column, current)
    }
    return {
      ...fixture,
      errors,
      saving,
      key,
      keys,
      type,
      edit: (column: ListColumn) => cellEdit(list, key, column.name).get(),
      shown: () => fixture.rows().find((row) => list.keyOf(row) === key),
      version: (await stored(key))[2] as number,
    }
  }

  test('is saved by the resource with key and version, and the row is the gateway’s', async () => {
    const { type, edit, shown, key, version, errors, stop } = await open()
    await type(location, ' 书吧 ')
    assert.deepEqual(await stored(key), ['书吧', 1, version + 1])
    assert.deepEqual([shown()?.location, shown()?.version], ['书吧', version + 1])
    assert.deepEqual([edit(location), errors], [undefined, []])
    // The next save has the version of the previous one.
    await type(copies, '4')
    assert.deepEqual(await stored(key), ['书吧', 4, version + 2])
    const [one, other] = saves().map(({ headers }) => headers['x-eb-idempotency-key'])
    assert.ok(one && other && one !== other)
    stop()
  })

  test('an unchanged text sends nothing, and calls no hook', async () => {
    const { type, edit, stop } = await open()
    await type(location, '原处')
    await type(copies, ' 1 ')
    assert.deepEqual([edit(location), edit(copies), saves().length], [undefined, undefined, 0])
    stop()
  })

  test('a problem of the rules is shown at the cell with the typed text, and nothing is sent', async () => {
    const { type, edit, errors, key, stop } = await open()
    await type(copies, '9')
    await type(location, '')
    const reported = (column: ListColumn) => {
      const { status, text, problem } = edit(column) ?? {}
      return [status, text, codeOf(problem)]
    }
    assert.deepEqual(reported(copies), ['failed', '9', 'between'])
    assert.deepEqual(reported(location), ['failed', '', 'required'])
    assert.deepEqual([saves().length, errors, (await stored(key))[1]], [0, [], 1])
    await type(copies, '5')
    assert.deepEqual([edit(copies), (await stored(key))[1]], [undefined, 5])
    stop()
  })

  test('a rule over several fields gets the row with the typed value', async () => {
    const { type, edit, stop } = await open()
    const checked: ListColumn = { ...location, rules: ['sameAs:printerName'] }
    await type(checked, '不是打印机的名字')
    assert.equal(codeOf(edit(location)?.problem), 'sameAs')
    stop()
  })

  test('two cells of a row are saved one after the other; a cell that is being saved is not saved twice', async () => {
    const { type, saving, key, version, edit, errors, stop } = await open()
    const held = servers.proxy.inject({ match: savePath, fault: 'hold' })
    const first = type(location, '二楼')
    await until(() => held.hits === 1)
    assert.equal(edit(location)?.status, 'saving')
    const second = type(copies, '3')
    const again = saveCell(saving, key, location)
    held.release()
    await Promise.all([first, second, again])
    assert.deepEqual(await stored(key), ['二楼', 3, version + 2])
    assert.deepEqual([saves().length, errors], [2, []])
    stop()
  })

  test('a cell whose turn comes after the list has moved on is saved with the key and the newest version', async () => {
    const { type, list, key, version, errors, stop } = await open()
    const held = servers.proxy.inject({ match: savePath, fault: 'hold' })
    const first = type(location, '四楼')
    await until(() => held.hits === 1)
    const second = type(copies, '4')
    await list.moveTo({ search: 'none has this name' })
    assert.equal(list.$state.get().page.rows.length, 0)
    held.release()
    await Promise.all([first, second])
    assert.deepEqual(errors, [])
    assert.deepEqual(await stored(key), ['四楼', 4, version + 2])
    stop()
  })

  test('cells of different rows do not wait for each other', async () => {
    const { type, keys, stop } = await open()
    const held = servers.proxy.inject({ match: savePath, fault: 'hold', times: 1 })
    const first = type(location, '三楼')
    await until(() => held.hits === 1)
    await type(location, '四楼', undefined, keys[1])
    assert.equal((await stored(keys[1] as string))[0], '四楼')
    held.release()
    await first
    stop()
  })

  test('the gateway’s problem of the field is shown at the cell; another problem if there is none', async () => {
    const { type, edit, errors, stop } = await open()
    const refuse = (problems: unknown) =>
      servers.proxy.inject({
        match: savePath,
        fault: 'json',
        status: 422,
        body: { code: 'invalid', message: 'no', data: { problems } },
        times: 1,
      })
    refuse([
      { path: 'sn', code: 'unique' },
      null,
      { path: 'location', code: 'maxLength', params: { limit: 4 } },
    ])
    await type(location, '太长的位置')
    const { status, text, problem, attempt } = edit(location) ?? {}
    assert.deepEqual([status, text, attempt], ['failed', '太长的位置', undefined])
    assert.deepEqual(problem, { path: 'location', code: 'maxLength', params: { limit: 4 } })
    refuse([{ path: 'sn', code: 'unique' }])
    await type(location, '别处')
    assert.equal((edit(location)?.problem as FieldProblem | undefined)?.path, 'sn')
    refuse('none')
    await type(location, '又一处')
    assert.equal(codeOf(edit(location)?.problem), 'http')
    assert.equal(errors.length, 3)
    stop()
  })

  test('an answer is lost: a repeated save has one effect, another text is a new change', async () => {
    const { type, edit, key, version, errors, stop } = await open()
    const lost = servers.proxy.inject({ match: savePath, fault: 'lose', times: 1 })
    await type(location, '地下室')
    assert.equal(lost.hits, 1)
    assert.deepEqual([edit(location)?.status, edit(location)?.text], ['failed', '地下室'])
    assert.equal((await stored(key))[2], version + 1, 'it was saved, and nobody knows')
    await type(location, '地下室')
    const keysSent = saves().map(({ headers }) => headers['x-eb-idempotency-key'])
    assert.deepEqual([new Set(keysSent).size, keysSent.length], [1, 2])
    assert.deepEqual(await stored(key), ['地下室', 1, version + 1])
    assert.deepEqual([edit(location), errors.length], [undefined, 1])
    servers.proxy.inject({ match: savePath, fault: 'drop', times: 1 })
    await type(location, '甲')
    await type(location, '乙')
    assert.equal((await stored(key))[0], '乙')
    const [, , one, other] = saves().map(({ headers }) => headers['x-eb-idempotency-key'])
    assert.notEqual(one, other)
    stop()
  })

  test('a lost answer is requested again even if the row already has the value', async () => {
    const { type, list, edit, key, stop } = await open()
    servers.proxy.inject({ match: savePath, fault: 'lose', times: 1 })
    await type(location, '天台')
    await list.reload()
    await type(location, '天台')
    assert.deepEqual([edit(location), saves().length, (await stored(key))[0]], [undefined, 2, '天台'])
    stop()
  })

  test('another user changed another field: both changes are kept without a question', async () => {
    const { type, edit, key, shown, errors, stop } = await open()
    await touch(key, 'copies = 5')
    await type(location, '门口')
    assert.deepEqual((await stored(key)).slice(0, 2), ['门口', 5])
    assert.deepEqual([shown()?.copies, edit(location), errors], [5, undefined, []])
    stop()
  })

  test('another user changed the same field: a conflict with their row, which can be overwritten', async () => {
    const { type, edit, key, errors, stop } = await open()
    await touch(key, "location = '甲处'")
    await type(location, '乙处')
    const { status, text, current } = edit(location) ?? {}
    assert.deepEqual([status, text, current?.location], ['conflict', '乙处', '甲处'])
    assert.deepEqual([(await stored(key))[0], errors], ['甲处', []])
    await type(location, '乙处', current)
    assert.deepEqual([edit(location), (await stored(key))[0]], [undefined, '乙处'])
    // If a third user is faster, the next save reports a conflict again.
    await touch(key, "location = '丙处'")
    const theirs = { ...current, location: '甲处' }
    await type(location, '丁处', theirs)
    assert.deepEqual([edit(location)?.status, edit(location)?.current?.location], ['conflict', '丙处'])
    stop()
  })

  test('a function of the page stores it, and may return the new row or a part of it', async () => {
    const changes: CellChange[] = []
    let answer: unknown
    const { type, shown, key, edit, errors, stop } = await open({
      save: async (change) => {
        changes.push(change)
        if (answer instanceof Error) throw answer
        return answer
      },
    })
    const name = shown()?.printerName
    await type(copies, '2')
    assert.deepEqual([shown()?.copies, shown()?.printerName], [2, name])
    answer = { copies: 3, printerName: '改过' }
    await type(copies, '4')
    assert.deepEqual([shown()?.copies, shown()?.printerName], [3, '改过'])
    answer = new RangeError('已售罄')
    await type(copies, '5')
    assert.deepEqual([edit(copies)?.problem, edit(copies)?.text, errors], [answer, '5', [answer]])
    assert.deepEqual(
      changes.map((change) => [change.key, change.name, change.value, change.row.copies]),
      [
        [key, 'copies', 2, 1],
        [key, 'copies', 4, 2],
        [key, 'copies', 5, 3],
      ],
    )
    assert.equal(saves().length, 0)
    stop()
  })

  test('a list without a target for saving reports so at the cell', async () => {
    const { type, edit, errors, stop } = await open({ resource: undefined })
    await type(location, '哪里')
    assert.match(String(edit(location)?.problem), /resource.*saveCell/)
    assert.equal(errors.length, 1)
    stop()
  })

  test('the typed text stays while its row is away, and listeners are notified', async () => {
    const { list, saving, key, stop } = await open()
    let heard = 0
    const cell = cellEdit(list, key, 'location')
    const end = cell.listen(() => heard++)
    cell.set({ text: '还没保存', status: 'editing' })
    cellEdit(list, key, 'copies').set({ text: '2', status: 'editing' })
    await list.setFilter('printerName', { is: ['没有这台'] })
    await saveCell(saving, key, location)
    assert.deepEqual(cellEdit(list, key, 'location').get(), { text: '还没保存', status: 'editing' })
    assert.deepEqual([saves().length, heard], [0, 2])
    end()
    cell.set(undefined)
    assert.deepEqual([cell.get(), heard], [undefined, 2])
    const other = await openList(servers)
    assert.equal(cellEdit(other.list, key, 'copies').get(), undefined, 'of another list')
    other.stop()
    stop()
  })
})
