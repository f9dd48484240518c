import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sectionInFront, withSection } from './sectionInFront'

const basic = { name: 'basic', title: { zh: '基础设置' }, fields: [] }
const refund = { name: 'refund', title: { zh: '退款设置' }, fields: [] }
const page = { param: 'type', sections: [basic, refund] }
const at = (type: string, query = '') => ({ parameters: { type }, query })

describe('the section of settings in front', () => {
  test('is the one that the address names, by the route or, where another was chosen, by the query', () => {
    assert.equal(sectionInFront(page, at('refund')), refund)
    assert.equal(sectionInFront(page, at('basic', '?section=refund')), refund)
    assert.equal(sectionInFront(page, at('refund', '?section=basic')), basic)
  })

  test('is the first where the address names none that there is', () => {
    assert.equal(sectionInFront(page, at('none')), basic)
    assert.equal(sectionInFront(page, { parameters: {}, query: '' }), basic)
  })

  test('is none of settings whose sections stand one below the other', () => {
    assert.equal(sectionInFront({ sections: page.sections }, at('refund')), undefined)
  })

  test('stands in the query as long as the route names another', () => {
    assert.equal(withSection(page, at('basic', '?from=1'), 'refund'), '?from=1&section=refund')
    assert.equal(withSection(page, at('basic', '?from=1&section=refund'), 'basic'), '?from=1')
  })
})
