import { mount, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { NumberInput } from '../number-input'

describe('the language of components', () => {
  const root = document.documentElement
  const before = root.lang
  afterEach(() => {
    root.lang = before
  })

  it('is the page’s, also when the page changes it', async () => {
    root.lang = 'en'
    const { root: view } = mount(<NumberInput label="Bicycles" />)
    const button = (name: string) => view.querySelector(`[aria-label="${name}"]`)
    await until(() => button('Increase'))
    root.lang = 'zh-CN'
    await until(() => button('增加'))
    expect(button('Increase')).to.equal(null)
  })
})
