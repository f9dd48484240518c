import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readTabs } from './tabChoices'

describe('tabs that a page chooses', () => {
  it('W-PICK-9 by value or number, or with settings; each once, the later one counts', () => {
    assert.deepEqual(readTabs(['13', 24, { value: 19, label: '券' }, { value: 'default', method: 'GET' }]), {
      tabs: [
        { value: '13' },
        { value: '24' },
        { value: '19', label: '券' },
        { value: 'default', method: 'GET' },
      ],
      unknown: [],
    })
    assert.deepEqual(readTabs(['13', '24', { value: 13, label: '票' }]).tabs, [
      { value: '13', label: '票' },
      { value: '24' },
    ])
  })

  it('unknown ones are reported; without any there is the default one', () => {
    const odd = ['14', 7, { value: 'x' }, null, undefined] as never[]
    assert.deepEqual(readTabs(odd), {
      tabs: [{ value: 'default' }],
      unknown: ['14', '7', 'x', 'undefined', 'undefined'],
    })
    assert.deepEqual(readTabs(), { tabs: [{ value: 'default' }], unknown: [] })
    assert.deepEqual(readTabs(['30', '31' as never]), { tabs: [{ value: '30' }], unknown: ['31'] })
  })
})
