import { until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { hotels, show } from './testing/showSuggest'

describe('eb-suggest with a list', () => {
  it('closed: ↓ opens it at the first, ↑ at the last, Alt+↓ without an active one; Alt+↑ closes it', async () => {
    const { press, isAt, lists, input, events } = await show({ suggestions: hotels })
    await press('ArrowDown')
    await isAt('湖畔酒店')
    await press('Alt+ArrowUp')
    await lists(0)
    await press('ArrowUp')
    await isAt('山居')
    await press('Escape')
    await lists(0)
    await press('Alt+ArrowDown')
    await lists(4)
    expect(input.getAttribute('aria-activedescendant')).to.equal(null)
    await press('Alt+ArrowUp')
    await lists(0)
    await press('Alt+ArrowUp', 'PageDown', 'Enter')
    await lists(0)
    expect(events.length).to.equal(6)
  })

  it('open: ↓ ↑ wrap around, Page keys move by ten, ← → Home End return to the text', async () => {
    const { press, isAt, input, lists, type } = await show({ suggestions: hotels })
    await type('酒')
    await lists(2)
    await press('ArrowDown', 'ArrowDown')
    await isAt('湖景酒店')
    await press('ArrowDown')
    await isAt('湖畔酒店')
    await press('ArrowUp')
    await isAt('湖景酒店')
    await press('PageUp')
    await isAt('湖畔酒店')
    await press('PageDown')
    await isAt('湖景酒店')
    for (const key of ['Home', 'End', 'ArrowLeft', 'ArrowRight']) {
      await press('ArrowDown')
      await until(() => input.hasAttribute('aria-activedescendant'))
      await press(key)
      await isAt('')
    }
    await press('Home')
    expect(input.selectionStart).to.equal(0)
  })

  it('Esc closes the list, then clears the text, then is left to the page', async () => {
    const { press, input, type, lists, host, typed, changes } = await show({ suggestions: hotels })
    const heard: string[] = []
    host.addEventListener('keydown', ({ key }) => heard.push(key))
    await type('湖')
    await lists(2)
    heard.length = 0
    await press('Escape')
    await lists(0)
    expect(input.value).to.equal('湖')
    await press('Escape')
    await until(() => input.value === '')
    expect(heard).to.deep.equal([])
    await press('Escape')
    expect(heard).to.deep.equal(['Escape'])
    expect([typed, changes]).to.deep.equal([['湖', ''], []])
  })
})
