import { today } from '@ebkit/rules/dates'
import { until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { openPage } from './testing/openPage'

const press = (key: string) => sendKeys({ press: key })

describe('eb-date', () => {
  for (const text of ['2026-11-20', '2026/11/20', '20261120', '2026.11.20', '2026年11月20日'])
    it(`takes ${text} for a date`, async () => {
      const page = await openPage()
      await page.typeText(text)
      expect(page.changes).to.deep.equal([])
      await press('Enter')
      await until(() => page.input.value === '2026-11-20')
      expect(page.changes).to.deep.equal(['2026-11-20'])
    })

  it('completes a day without a year with the current one on blur', async () => {
    const page = await openPage({ timeZone: 'Asia/Shanghai' })
    await page.typeText('3-5')
    await press('Tab')
    await until(() => page.changes.length)
    expect(page.changes).to.deep.equal([`${today('Asia/Shanghai').slice(0, 4)}-03-05`])
  })

  it('keeps text that is not a date, shows the error, and has no value then', async () => {
    const page = await openPage({ value: '2026-11-20' })
    await page.typeText('2026-02-30')
    await press('Enter')
    await until(() => page.message() === '日期写成 2026-11-20 这样')
    expect(page.input.value).to.equal('2026-02-30')
    expect(page.changes).to.deep.equal([''])
    expect(page.problems.at(-1)).to.equal('日期写成 2026-11-20 这样')
    expect(page.input.getAttribute('aria-invalid')).to.equal('true')
    await expect(page.host).to.be.accessible()
    await page.typeText('2026-02-28')
    await press('Enter')
    await until(() => !page.message())
    expect(page.changes).to.deep.equal(['', '2026-02-28'])
    expect(page.problems.at(-1)).to.equal(undefined)
  })

  it('a value set by the page replaces the typed text', async () => {
    const page = await openPage({ value: '2026-11-20' })
    await page.typeText('nonsense')
    page.set('2026-12-01')
    await until(() => page.input.value === '2026-12-01')
    await press('Tab')
    expect(page.changes).to.deep.equal([])
  })

  it('is cleared by × and by keyboard', async () => {
    const page = await openPage({ value: '2026-11-20' })
    page.find('[part=clear]').click()
    await until(() => !page.input.value)
    expect(page.active()).to.equal(page.input)
    expect(page.find('[part=clear]')).to.equal(null)
    page.set('2026-11-20')
    await until(() => page.input.value)
    page.input.select()
    await press('Delete')
    await press('Enter')
    await until(() => page.changes.length === 2)
    expect(page.changes).to.deep.equal(['', ''])
  })

  it('writes the value in its format', async () => {
    const page = await openPage({ format: 'YYYY/MM/DD', value: '2026-11-20' })
    expect(page.input.value).to.equal('2026/11/20')
    await page.typeText('2026-11-21')
    await press('Enter')
    await until(() => page.changes.length)
    expect(page.changes).to.deep.equal(['2026/11/21'])
  })

  it('ignores keys of a composition (IME), and parses full-width characters', async () => {
    const page = await openPage()
    page.input.focus()
    page.input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
    page.input.value = '２０２６／１１／２０'
    page.input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, isComposing: true }))
    for (const key of ['Enter', 'ArrowDown', 'Escape'])
      page.input.dispatchEvent(
        new KeyboardEvent('keydown', {
          key,
          keyCode: 229,
          isComposing: true,
          bubbles: true,
          cancelable: true,
        }),
      )
    expect(page.changes).to.deep.equal([])
    expect(page.panel()).to.equal(null)
    expect(page.input.value).to.equal('２０２６／１１／２０')
    page.input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))
    await press('Enter')
    await until(() => page.input.value === '2026-11-20')
    expect(page.changes).to.deep.equal(['2026-11-20'])
  })
})
