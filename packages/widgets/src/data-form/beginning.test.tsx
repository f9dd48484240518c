import { drawn, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { FormPage } from './testing/FormPage'

/** Set by the test runner: React's strict mode, which runs effects twice. */
declare const EB_STRICT: boolean

describe('eb-data-form: start', () => {
  it('reads a record once for each start, and another record once', async () => {
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

  it('fields added later apply their defaults until the user has started to edit', async () => {
    const fields = ['a', 'b', 'c'].map((name) => ({
      name,
      label: { zh: name },
      type: 'string' as const,
      default: `${name} 1`,
    }))
    const page = new FormPage({ resource: undefined, fields: fields.slice(0, 1) })
    await page.ready()
    page.set({ fields: fields.slice(0, 2) })
    await until(() => page.handle.current?.getValues().b === 'b 1', 'its default')
    page.fill({ a: 'entered' })
    page.set({ fields })
    await until(() => page.input('c'), 'the third')
    expect(page.handle.current?.getValues()).to.deep.contain({ a: 'entered', b: 'b 1' })
    expect(page.input('c').value).to.equal('')
  })
})
