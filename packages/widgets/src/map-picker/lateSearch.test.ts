import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { MapPlace } from '@ebkit/core/services/maps'
import { createMapPicker, type MapPickerModel } from './mapPickerModel'

const sanya: MapPlace = { name: '三亚市', address: '海南省三亚市', longitude: 109.5, latitude: 18.2 }
const westLake = { longitude: 120.13, latitude: 30.26 }
const chosen = { ...westLake, level: 9, address: '西湖' }

/** A model whose search is answered by hand. */
async function openSearch() {
  let answer = (_: readonly MapPlace[]) => {}
  const model = createMapPicker(
    async () => ({
      attribution: '',
      find: () => new Promise<readonly MapPlace[]>((resolve) => (answer = resolve)),
      addressOf: async () => '西湖',
      open: () => assert.fail('nothing draws here'),
    }),
    () => ({}),
    () => {},
  )
  await model.load()
  model.set({ longitude: 1, latitude: 1, level: 9, address: 'a' })
  return { model, answer: () => answer([sanya]) }
}

describe('map picker: the answer to a search that is out of date', () => {
  const later: Readonly<Record<string, (model: MapPickerModel) => unknown>> = {
    'the user sets the marker': (model) => model.place(westLake, 9),
    'the user types the address': (model) => model.writeAddress('西湖'),
    'the user removes the position': (model) => model.clear(),
    'the page sets another position': (model) => model.set(chosen),
  }
  for (const [what, act] of Object.entries(later))
    test(`${what} while it runs: the answer does not replace that`, async () => {
      const { model, answer } = await openSearch()
      const searched = model.search('三亚')
      assert.equal(model.$state.get().isSearching, true)
      await act(model)
      const { position, isSearching } = model.$state.get()
      answer()
      await searched
      assert.deepEqual(model.$state.get().position, position)
      assert.equal(isSearching, false)
    })

  test('the page sets the position that is shown: the search goes on', async () => {
    const { model, answer } = await openSearch()
    const searched = model.search('三亚')
    model.set({ longitude: 1, latitude: 1, level: 9, address: 'a' })
    answer()
    await searched
    assert.equal(model.$state.get().position?.address, sanya.address)
  })
})
