import { mount, until } from '@ebkit/testing/browser'
import { adoptTokens } from '@ebkit/ui/styles'
import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { PermissionTree, type PermissionTreeHandle } from '.'

adoptTokens(document)

describe('eb-permission-tree', () => {
  const find = <Found extends HTMLElement>(root: ParentNode, selector: string) =>
    root.querySelector<Found>(selector) as Found

  it('opens and closes by the keyboard, and focus comes back', async () => {
    const handle = { current: null as PermissionTreeHandle | null }
    const { root } = mount(<PermissionTree handle={handle} />)
    await until(() => handle.current)
    handle.current?.focus()
    await sendKeys({ press: 'Enter' })
    await until(() => find<HTMLDialogElement>(root, 'dialog').open)
    await sendKeys({ press: 'Escape' })
    await until(() => !find<HTMLDialogElement>(root, 'dialog').open)
    expect((root as ShadowRoot).activeElement).to.equal(find(root, '.eb-permission-tree > button'))
  })

  it('has nothing that axe finds, closed and open', async () => {
    const view = mount(<PermissionTree />)
    await until(() => find(view.root, 'button'))
    await expect(view.host).to.be.accessible()
    view.render(<PermissionTree open />)
    const dialog = await until(() => find<HTMLDialogElement>(view.root, 'dialog[open]'))
    await Promise.all(dialog.getAnimations().map((animation) => animation.finished))
    await expect(dialog).to.be.accessible()
  })
})
