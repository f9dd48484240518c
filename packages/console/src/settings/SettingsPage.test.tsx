import { until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { paintPage } from '../testing/paintPage'
import { slotRows, slots } from '../testing/slots'
import { SettingsPage } from './SettingsPage'

const page = { kind: 'settings', sections: [{ title: { zh: '概况' }, fields: ['slotName', 'total'] }] }

/** The settings for somebody with these rights. */
async function paint(rights: readonly string[]) {
  const { view, said } = await paintPage(SettingsPage, {
    page,
    resource: { ...slots, rights, singleton: true },
    // it is read without a key
    rows: [{ ...slotRows[0], slotId: undefined }],
  })
  const input = await until(() => view.host.querySelector<HTMLInputElement>('input'))
  return { said, input, foot: () => view.host.querySelector('[part=foot]') }
}

describe('a page of settings', () => {
  it('says above why nothing can be changed, and has no bar for saving then', async () => {
    const { said, input, foot } = await paint(['view'])
    expect(input.disabled).to.equal(true)
    expect(said()).to.contain('你没有修改的权限，只能查看')
    expect(foot()).to.equal(null)
  })

  it('says nothing of rights to somebody who has them', async () => {
    const { said, input, foot } = await paint(['view', 'edit'])
    expect(input.disabled).to.equal(false)
    expect(said()).not.to.contain('权限')
    expect(foot()?.textContent).to.contain('保存')
  })
})
