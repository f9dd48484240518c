import { until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { PartPage } from '../testing/PartPage'
import { NameConflictDialog, type NameConflictDialogProps } from './NameConflictDialog'

const time = Date.parse('2026-11-18T16:20')

describe('NameConflictDialog', () => {
  it('compares both entries, and answers for this conflict or for all further ones', async () => {
    const calls: unknown[] = []
    const page = new PartPage<NameConflictDialogProps>(NameConflictDialog, {
      open: true,
      folder: '海报',
      incoming: { name: '大厅.jpg', isFolder: false, size: 2_474_639, time },
      existing: { size: 1024 },
      remaining: 3,
      onAnswer: (answer) => calls.push(answer),
      onCancel: () => calls.push('cancel'),
    })
    await page.opened()
    expect(page.heading).to.equal('「海报」里已有「大厅.jpg」')
    const facts = page.all('dd').map(({ textContent }) => textContent)
    expect(facts).to.deep.equal(['2026-11-18 16:20', '2.36 MB', '–', '1.00 KB'])
    await page.expectAccessible()
    page.button('跳过').click()
    page.find<HTMLInputElement>('input[type=checkbox]').click()
    await until(() => page.find<HTMLInputElement>('input[type=checkbox]').checked)
    page.button('替换').click()
    page.button('保留两者').click()
    page.button('全部取消').click()
    expect(calls).to.deep.equal([
      { action: 'skip', forAll: false },
      { action: 'replace', forAll: true },
      { action: 'keepBoth', forAll: true },
      'cancel',
    ])
    page.set({ remaining: 0, actions: ['skip', 'keepBoth'] })
    await until(() => !page.find('input'))
    expect(page.button('替换')).to.equal(undefined)
    page.button('保留两者').click()
    expect(calls.at(-1)).to.deep.equal({ action: 'keepBoth', forAll: false })
  })
})
