import { until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { hotels, show } from './testing/showSuggest'

describe('eb-suggest where browsers have no popover', () => {
  it('its field in the list looks like its field, and Tab moves out of both to the next element', async () => {
    const { prototype } = HTMLElement
    const { showPopover } = prototype
    Object.assign(prototype, { showPopover: undefined })
    try {
      const { type, find, lists, press, input, changes, root } = await show({ suggestions: hotels })
      await type('湖')
      await lists(2)
      const inside = (await until(() => find('dialog[open] input'))) as HTMLInputElement
      const looks = (field: HTMLInputElement) => {
        const { borderTopWidth, paddingLeft, height, font } = getComputedStyle(field)
        return { borderTopWidth, paddingLeft, height, font }
      }
      expect(looks(inside)).to.deep.equal(looks(input))
      expect(getComputedStyle(inside.parentElement as Element).borderRadius).to.equal('6px')
      await press('Tab')
      await lists(0)
      await until(() => (root as ShadowRoot).activeElement === find('.after'), 'on to the next field')
      expect(changes).to.deep.equal(['湖'])
    } finally {
      Object.assign(prototype, { showPopover })
    }
  })

  it('typing continues in the dialog that contains the list, and a choice returns focus', async () => {
    const { prototype } = HTMLElement
    const { showPopover } = prototype
    Object.assign(prototype, { showPopover: undefined })
    try {
      const { type, find, lists, press, input, changes, root } = await show({ suggestions: hotels })
      await type('湖')
      await lists(2)
      const inside = (await until(() => find('dialog[open] input'))) as HTMLInputElement
      expect((root as ShadowRoot).activeElement).to.equal(inside)
      await type('景')
      await lists(1)
      await press('ArrowDown', 'Enter')
      await lists(0)
      await until(() => (root as ShadowRoot).activeElement === input)
      expect([input.value, changes]).to.deep.equal(['湖景酒店', ['湖景酒店']])
    } finally {
      Object.assign(prototype, { showPopover })
    }
  })
})
