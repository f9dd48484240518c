import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { RuleCount, SelectionRule, SelectionRuleService } from '@ebkit/core/services/selectionRules'
import type { PickerOptions } from './options'
import { createPicker } from './pickerModel'
import { createRuleSource } from './ruleSource'
import type { Selection } from './state'

interface Ship {
  id: string
  name: string
  isTaken?: boolean
}

const fleet = (): Ship[] =>
  Array.from({ length: 30 }, (_, index) => ({
    id: `s${index + 1}`,
    name: `${index % 2 ? '帆船' : '轮船'} ${index + 1}`,
    isTaken: index % 10 === 9,
  }))

/** A picker over ships of a list, with a fake gateway for rules. */
function harbour(options: Partial<PickerOptions<Ship>> = {}) {
  const state = {
    ships: fleet(),
    where: {} as Record<string, unknown>,
    before: async () => {},
    counted: [] as SelectionRule[],
    confirmed: [] as [Selection<Ship>, SelectionRule | undefined][],
    errors: [] as unknown[],
  }
  const service: SelectionRuleService = {
    hotelId: async () => '100101',
    async count(rule): Promise<RuleCount> {
      state.counted.push(rule)
      await state.before()
      const found = state.ships.filter(({ name }) => name.includes(rule.filter.search ?? ''))
      const free = found.filter(({ isTaken, id }) => !isTaken && !rule.except.includes(id))
      const exceptions = rule.except.flatMap((key) => {
        if (!state.ships.some(({ id }) => id === key)) return { key, reason: 'gone' }
        return found.some(({ id }) => id === key) ? [] : { key, reason: 'unmatched' }
      })
      return {
        count: free.length,
        ineligible: { taken: found.filter((one) => one.isTaken).length },
        exceptions,
      }
    },
    expand: async () => ({ keys: [], total: 0 }),
  }
  const model = createPicker<Ship>(
    {
      async list({ page, pageSize, search }) {
        const found = state.ships.filter(({ name }) => name.includes(search))
        return { rows: found.slice((page - 1) * pageSize, page * pageSize), total: found.length }
      },
      read: async (keys) => state.ships.filter(({ id }) => keys.includes(id)),
      keyOf: ({ id }) => id,
      reasonOf: ({ isTaken }) => (isTaken ? 'taken' : undefined),
      rules: createRuleSource('ticketProduct', service, () => ({ where: state.where, activityType: 23 })),
    },
    () => ({
      tabs: ['19'],
      allowRule: true,
      onConfirm: (selection, rule) => state.confirmed.push([selection, rule]),
      onError: (error) => state.errors.push(error),
      ...options,
    }),
  )
  const get = () => model.$state.get()
  const counted = async () => {
    while (get().ruleCount?.status !== 'ready') await new Promise((resolve) => setImmediate(resolve))
    return get().ruleCount
  }
  return { state, model, get, counted }
}

const keysOf = (selection: Selection<Ship>) => selection.map(({ key }) => key)

describe('a rule in the picker’s model', () => {
  test('consists of all eligible results except the draft; the count follows', async () => {
    const { state, model, get, counted } = harbour()
    state.where = { status: 'published', colour: undefined, empty: '' }
    await model.open()
    model.setRule(true)
    assert.deepEqual(await counted(), {
      status: 'ready',
      count: 27,
      ineligible: { taken: 3 },
      exceptions: [],
    })
    model.toggle('s1')
    assert.equal(get().ruleCount?.status, 'counting')
    assert.equal(get().ruleCount?.count, 27, 'the former number stays while it is counted')
    assert.equal((await counted())?.count, 26)
    model.setSearch('轮船')
    await model.searchNow()
    assert.equal((await counted())?.count, 14)
    await model.confirm()
    assert.equal(get().isOpen, false)
    assert.deepEqual(state.confirmed[0]?.[1], {
      kind: 'rule',
      of: 'ticketProduct',
      filter: {
        hotelId: '100101',
        tab: '19',
        search: '轮船',
        activityType: 23,
        where: { status: 'published' },
      },
      except: ['s1'],
    })
    assert.deepEqual(keysOf(get().saved), ['s1'])
    assert.equal(get().savedCount?.count, 14)
  })

  test('F-PI-3 a row that cannot be chosen cannot be excluded either: no rule contains it', async () => {
    const { model, get } = harbour()
    await model.open()
    model.setRule(true)
    model.toggle('s10')
    assert.deepEqual(get().draft, [])
  })

  test('rows chosen one by one are kept aside and restored', async () => {
    const { model, get } = harbour()
    await model.open()
    model.toggle('s2')
    model.setRule(true)
    assert.deepEqual(get().draft, [])
    model.toggle('s3')
    model.setRule(false)
    assert.deepEqual(keysOf(get().draft), ['s2'])
    model.setRule(true)
    assert.deepEqual(keysOf(get().draft), ['s3'])
  })

  test('a saved rule opens with its search and exceptions; an exception, or the whole rule, can be removed', async () => {
    const { state, model, get, counted } = harbour()
    const rule: SelectionRule = {
      kind: 'rule',
      of: 'ticketProduct',
      filter: { hotelId: '100101', tab: '19', search: '轮船' },
      except: ['s1', 's3'],
    }
    const stop = model.start()
    await model.setSaved([{ key: 's1' }, { key: 's3' }], rule)
    await model.open()
    assert.deepEqual([get().isRule, get().search, keysOf(get().draft)], [true, '轮船', ['s1', 's3']])
    await counted()
    model.close()
    model.removeSaved('s1')
    assert.deepEqual(state.confirmed.at(-1)?.[1]?.except, ['s3'])
    model.clearSaved()
    assert.deepEqual(state.confirmed.at(-1), [[], undefined])
    stop()
  })

  test('a failed count keeps the rule, and confirming requests it again; more than the maximum is refused', async () => {
    const { state, model, get, counted } = harbour({ max: 20 })
    await model.open()
    state.before = () => Promise.reject(new Error('gateway'))
    model.setRule(true)
    while (get().ruleCount?.status !== 'failed') await new Promise((resolve) => setImmediate(resolve))
    await model.confirm()
    assert.equal(get().check?.status, 'failed')
    assert.equal(state.errors.length, 2)
    state.before = async () => {}
    await model.confirm()
    assert.deepEqual([get().isOpen, get().isFull, state.confirmed.length], [true, true, 0])
    model.setSearch('轮船')
    await model.searchNow()
    await counted()
    await model.confirm()
    assert.equal(state.confirmed.length, 1)
  })

  test('an older count that arrives later is ignored', async () => {
    const { state, model, get, counted } = harbour()
    await model.open()
    let release = () => {}
    state.before = () => new Promise((resolve) => (release = resolve))
    model.setRule(true)
    while (!state.counted.length) await new Promise((resolve) => setImmediate(resolve))
    state.before = async () => {}
    model.toggle('s1')
    assert.equal((await counted())?.count, 26)
    release()
    await new Promise((resolve) => setImmediate(resolve))
    assert.equal(get().ruleCount?.count, 26)
  })

  test('F-PI-2 F-PI-5 the re-check names rows that are gone, refused, or no longer match, and removes none', async () => {
    const { state, model, get } = harbour()
    const stop = model.start()
    await model.setSaved(['s1', 's2', 's3', 's4'].map((key) => ({ key })))
    assert.deepEqual(await model.recheck(), [])
    state.ships = state.ships
      .filter(({ id }) => id !== 's1')
      .map((ship) => (ship.id === 's2' ? { ...ship, isTaken: true } : ship))
    assert.deepEqual(await model.recheck(), [
      { key: 's1', reason: 'gone' },
      { key: 's2', reason: 'taken' },
    ])
    assert.deepEqual(keysOf(get().saved), ['s1', 's2', 's3', 's4'])
    stop()
  })

  test('a rule for other locked filters is outdated, and is kept', async () => {
    const { state, model, get } = harbour()
    const rule: SelectionRule = {
      kind: 'rule',
      of: 'ticketProduct',
      filter: { hotelId: '100101', where: { status: 'offline' } },
      except: [],
    }
    state.where = { status: 'published' }
    const stop = model.start()
    await model.setSaved([], rule)
    while (get().savedCount?.status !== 'ready') await new Promise((resolve) => setImmediate(resolve))
    assert.equal(get().isRuleOutdated, true)
    assert.equal(get().savedRule, rule)
    state.where = { status: 'offline' }
    await model.recheck()
    assert.equal(get().isRuleOutdated, false)
    stop()
  })
})
