import { drawn } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { FormPage } from './testing/FormPage'

/** Set by the test runner: React's strict mode, which begins twice. */
declare const EB_STRICT: boolean

describe('eb-data-form: beginning', () => {
  it('reads a record once for each beginning, and another record once', async () => {
    const read: string[] = []
    const loadFrom = async (id: string) => {
      read.push(id)
      return { id }
    }
    const page = new FormPage({ resource: undefined, mode: 'edit', recordId: '7', loadFrom })
    await page.ready()
    await drawn()
    expect(read).to.deep.equal(EB_STRICT ? ['7', '7'] : ['7'])
    page.set({ recordId: '8' })
    await drawn()
    await page.ready()
    expect(read.slice(EB_STRICT ? 2 : 1)).to.deep.equal(['8'])
  })
})
