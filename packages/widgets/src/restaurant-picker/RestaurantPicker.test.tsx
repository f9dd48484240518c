import { mount, until } from '@ebkit/testing/browser'
import { adoptTokens } from '@ebkit/ui/styles'
import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { RestaurantPicker, type RestaurantPickerHandle } from '.'

adoptTokens(document)

describe('eb-restaurant-picker', () => {
  const find = <Found extends HTMLElement>(root: ParentNode, selector: string) =>
    root.querySelector<Found>(selector) as Found

  it('opens and closes by the keyboard, and focus comes back', async () => {
    const handle = { current: null as RestaurantPickerHandle | null }
    const { root } = mount(<RestaurantPicker handle={handle} />)
    await until(() => handle.current)
    handle.current?.focus()
    await sendKeys({ press: 'Enter' })
    await until(() => find<HTMLDialogElement>(root, 'dialog').open)
    await sendKeys({ press: 'Escape' })
    await until(() => !find<HTMLDialogElement>(root, 'dialog').open)
    expect((root as ShadowRoot).activeElement).to.equal(find(root, '.eb-restaurant-picker > button'))
  })

  it('has nothing that axe finds, closed and open', async () => {
    const view = mount(<RestaurantPicker />)
    await until(() => find(view.root, 'button'))
    await expect(view.host).to.be.accessible()
    view.render(<RestaurantPicker open />)
    const dialog = await until(() => find<HTMLDialogElement>(view.root, 'dialog[open]'))
    await Promise.all(dialog.getAnimations().map((animation) => animation.finished))
    await expect(dialog).to.be.accessible()
  })
})
