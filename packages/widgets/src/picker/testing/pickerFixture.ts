import assert from 'node:assert/strict'
import { clientSource } from '../clientSource'
import type { PickerOptions } from '../options'
import { createPicker } from '../pickerModel'
import { createSelectAll } from '../selectAll'
import type { PageRequest } from '../source'

export interface Row {
  id: number
  name: string
  reason?: string
}

/** Every fifth row cannot be chosen. */
export const manyRows = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => {
    const id = index + 1
    return { id, name: `row ${id}`, ...(id % 5 === 0 && { reason: id % 10 ? 'odd' : 'even' }) }
  })

/** The tab `free` lists two of three rows, and all of its rows can be chosen. */
const isOn = (tab: string | undefined, { id }: Row) => tab !== 'free' || id % 3 !== 0

/** A picker over rows in memory. `gate`: what each answer waits for. */
export function openFixture(rows: Row[] = manyRows(35), given: Partial<PickerOptions<Row>> = {}) {
  const requests: PageRequest[] = []
  const reads: (readonly string[])[] = []
  const reported: unknown[][] = []
  const fixture = {
    gate: async (_signal: AbortSignal): Promise<unknown> => undefined,
    signals: [] as AbortSignal[],
  }
  const inner = clientSource<Row>({
    rows: async (tab, signal) => {
      // Only reading by key has no tab.
      assert.ok(tab === undefined || options.tabs.includes(tab), `there is no tab ${tab}`)
      fixture.signals.push(signal)
      await fixture.gate(signal)
      return rows.filter((row) => isOn(tab, row))
    },
    matches: ({ name }, search) => name.includes(search),
    keyOf: ({ id }) => String(id),
    reasonOf: ({ reason }, tab) => (tab === 'free' ? undefined : reason),
  })
  const options: PickerOptions<Row> = {
    tabs: ['all', 'free'],
    onSelect: (draft) => reported.push(['select', draft.map(({ key }) => key).join()]),
    onConfirm: (selection) => reported.push(['confirm', selection.map(({ key }) => key).join()]),
    onShow: () => reported.push(['show']),
    onHide: (isConfirmed) => reported.push(['hide', isConfirmed]),
    onError: (error) => reported.push(['error', (error as Error).message]),
    ...given,
  }
  const model = createPicker(
    {
      ...inner,
      list: (request, signal) => {
        assert.equal(request.search, request.search.trim())
        assert.equal(signal.aborted, false)
        requests.push(request)
        return inner.list(request, signal)
      },
      read: (keys, signal) => {
        assert.equal(keys.length <= 500, true)
        assert.equal(signal.aborted, false)
        reads.push(keys)
        return inner.read(keys, signal)
      },
    },
    () => options,
  )
  model.withSelectAll(createSelectAll)
  const state = model.$state.get
  return {
    rows,
    model,
    state,
    requests,
    reads,
    reported,
    options,
    fixture,
    stop: model.start(),
    shown: () => state().list.rows.map(({ id }) => id),
    draft: () =>
      state()
        .draft.map(({ key }) => key)
        .join(),
  }
}

export const failing = () => Promise.reject(new Error('down'))
