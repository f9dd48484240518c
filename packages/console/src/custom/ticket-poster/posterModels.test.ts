import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createSafeStorage } from '@ebkit/core/storage'
import { createPosterBatch } from './createPosterBatch'
import { createPosterDesign, excessOf, productLink } from './createPosterDesign'
import { linkDrawn } from './linkDrawn'
import { smallestCode, templates } from './templates'

const product = { ticketProductId: 'p1', hotelId: '100101', productName: '双人游船票', posterTitle: '' }

test('a design is kept for its product, without a picture of this window only, and can be reset', () => {
  const storage = createSafeStorage(() => undefined)
  const first = createPosterDesign(storage, product)
  assert.equal(first.$design.get().title, '双人游船票')
  first.change({ subtitle: '周末', template: 'square', image: 'blob:x' })
  const again = createPosterDesign(storage, product)
  assert.deepEqual(
    [again.$design.get().subtitle, again.$design.get().template, again.$design.get().image],
    ['周末', 'square', ''],
  )
  assert.equal(createPosterDesign(storage, { ...product, ticketProductId: 'p2' }).$design.get().subtitle, '')
  again.reset()
  assert.equal(createPosterDesign(storage, product).$design.get().subtitle, '')
  storage.set('ebkit.poster.p1', '{"title":7,"colour":"#000000"')
  assert.equal(createPosterDesign(storage, product).$design.get().title, '双人游船票')
})

test('the link says where a guest comes from; texts are counted in characters; no code is too small', () => {
  const link = productLink('https://shop.example', product, { channel: 'h5', employeeId: '' })
  assert.equal(link, 'https://shop.example/shop/ticket?ticketProductId=p1&hotelId=100101&channel=h5')
  assert.match(
    productLink('https://shop.example', product, { channel: '', employeeId: 'e1' }),
    /&employeeId=e1$/,
  )
  assert.deepEqual([excessOf('字'.repeat(30), 30), excessOf('😀'.repeat(31), 30)], [0, 1])
  assert.ok(templates.length >= 4 && templates.every(({ code }) => code >= smallestCode))
})

test('a batch names each file after its employee, and is over when it is cancelled', async () => {
  const given: string[] = []
  let packed: readonly string[] = []
  const batch = createPosterBatch({
    make: async ({ employeeId }) => new Blob([employeeId]),
    pack: async (files) => {
      packed = [...files.keys()]
      return new Blob()
    },
    give: (name) => given.push(name),
  })
  const employees = [
    { employeeId: 'a', employeeName: '林晚晴' },
    { employeeId: 'b', employeeName: '林晚晴' },
    { employeeId: 'c', employeeName: '../周' },
  ]
  await batch.run('游船/夜场', employees)
  assert.deepEqual(given, ['游船_夜场.zip'])
  assert.deepEqual(packed, ['游船_夜场-林晚晴.png', '游船_夜场-林晚晴-2.png', '游船_夜场-.._周.png'])
  const running = batch.run('游船', employees)
  batch.cancel()
  await running
  assert.deepEqual([given.length, batch.$state.get().status], [1, 'idle'])
})

test('a poster waits for its own code, also where the key of one employee begins with that of another', async () => {
  const linkOf = (employeeId: string) =>
    productLink('https://shop.example', product, { channel: 'h5', employeeId })
  const drawn = [linkOf('e12'), undefined, linkOf('e1')]
  const isDrawn = await linkDrawn(() => drawn.shift(), linkOf('e1'), new AbortController().signal)
  assert.deepEqual([isDrawn, drawn], [true, []])
})

test('cancelling a batch ends the waiting for a code, and gives no archive that is packed by then', async () => {
  let looks = 0
  let pack: () => void = () => {}
  const batch = createPosterBatch({
    async make({ employeeId }, signal) {
      const shown = () => {
        looks++
        return employeeId === 'a' ? 'a' : undefined
      }
      const isDrawn = await linkDrawn(shown, employeeId, signal)
      return isDrawn ? new Blob() : undefined
    },
    pack: () => new Promise((resolve) => (pack = () => resolve(new Blob()))),
    give: () => assert.fail('nothing is saved'),
  })
  const waiting = batch.run('游船', [{ employeeId: 'b', employeeName: '周' }])
  batch.cancel()
  await waiting
  assert.deepEqual([looks, batch.$state.get().status], [1, 'idle'])
  const packing = batch.run('游船', [{ employeeId: 'a', employeeName: '林' }])
  await new Promise((resolve) => setImmediate(resolve))
  batch.cancel()
  pack()
  await packing
  assert.equal(batch.$state.get().status, 'idle')
})

test('a poster that cannot be made ends the batch, and says which', async () => {
  const batch = createPosterBatch({
    make: async () => undefined,
    pack: async () => new Blob(),
    give: () => assert.fail('nothing is saved'),
  })
  await batch.run('游船', [{ employeeId: 'a', employeeName: '林' }])
  assert.deepEqual(batch.$state.get(), { status: 'failed', done: 0, total: 1 })
})
