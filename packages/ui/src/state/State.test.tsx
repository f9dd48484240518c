import { mount, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { adoptTokens } from '../styles/adoptTokens'
import { State } from './State'

adoptTokens(document)

const tones = ['success', 'info', 'warning', 'neutral', 'danger'] as const

describe('State', () => {
  it('shows each tone with its own word and shape', async () => {
    const { root } = mount(
      tones.map((tone) => (
        <State key={tone} tone={tone}>
          {tone}
        </State>
      )),
    )
    await until(() => root.querySelectorAll('.eb-state').length === tones.length)
    const all = [...root.querySelectorAll('.eb-state')]
    expect(all.map(({ textContent }) => textContent)).to.deep.equal([...tones])
    const shapes = all.map((state) => {
      const { display, borderTopWidth, paddingTop, rotate } = getComputedStyle(state, '::before')
      if (display === 'none') return state.querySelector('svg') ? 'icon' : 'nothing'
      // All dots are 8 px including their border.
      expect(2 * (Number.parseFloat(borderTopWidth) + Number.parseFloat(paddingTop))).to.equal(8)
      return `${borderTopWidth} ${rotate}`
    })
    expect(new Set(shapes).size).to.equal(tones.length)
    expect(shapes.at(-1)).to.equal('icon')
  })
})
