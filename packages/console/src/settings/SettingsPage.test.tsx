import { until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { paintPage } from '../testing/paintPage'
import { slotRows, slots } from '../testing/slots'
import { SettingsPage } from './SettingsPage'

const page = {
  kind: 'settings',
  sections: [{ title: { zh: '概况' }, fields: ['slotName', 'total', 'secret'] }],
}
const secret = { name: 'secret', label: { zh: '密钥' }, type: 'string', writeOnly: true }

/** The settings for somebody with these rights. */
async function paint(rights: readonly string[]) {
  const { view, said } = await paintPage(SettingsPage, {
    page,
    resource: { ...slots, fields: [...slots.fields, secret], rights, singleton: true },
    // it is read without a key
    rows: [{ ...slotRows[0], slotId: undefined }],
  })
  const count = (selector: string) => view.host.querySelectorAll(selector).length
  await until(() => count('input, .eb-data-form__read-only'))
  return { said, count, foot: () => view.host.querySelector('[part=foot]') }
}

describe('a page of settings', () => {
  it('says above why nothing can be changed, shows values as text, no secrets, and has no bar for saving then', async () => {
    const { said, count, foot } = await paint(['view'])
    expect(count('input')).to.equal(0)
    expect(count('.eb-data-form__read-only')).to.equal(2)
    expect(said()).not.to.contain('密钥')
    expect(said()).to.contain('你没有修改的权限，只能查看')
    expect(foot()).to.equal(null)
  })

  it('says nothing of rights to somebody who has them', async () => {
    const { said, count, foot } = await paint(['view', 'edit'])
    expect(count('input:enabled')).to.equal(3)
    expect(said()).to.contain('密钥')
    expect(count('.eb-data-form__read-only')).to.equal(0)
    expect(said()).not.to.contain('权限')
    expect(foot()?.textContent).to.contain('保存')
  })
})
