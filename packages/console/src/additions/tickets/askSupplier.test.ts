import assert from 'node:assert/strict'
import { test } from 'node:test'
import { askSupplier, type SupplierQuestion } from './askSupplier'

test('what a supplier says of a code fills nothing in for another code', async () => {
  let question: SupplierQuestion = { supplierSystem: 'a', supplierProductCode: '1' }
  let answer: (name: string) => void = () => {}
  let refuse: (error: Error) => void = () => {}
  const ask = () =>
    askSupplier(
      () => question,
      ({ supplierProductCode }) =>
        new Promise<string>((resolve, reject) => {
          answer = (name) => resolve(`${name} ${supplierProductCode}`)
          refuse = reject
        }),
    )
  const first = ask()
  answer('ship')
  assert.deepEqual(await first, { answer: 'ship 1' })
  const second = ask()
  question = { supplierSystem: 'a', supplierProductCode: '2' }
  answer('ship')
  assert.equal(await second, undefined)
  const third = ask()
  question = { supplierSystem: 'b', supplierProductCode: '2' }
  refuse(new Error('down'))
  assert.equal(await third, undefined)
  const fourth = ask()
  refuse(new Error('down'))
  assert.deepEqual(await fourth, { error: new Error('down') })
})
