import { mount, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { useState } from 'react'
import { adoptTokens } from '../styles/adoptTokens'
import { JumpField } from './JumpField'
import { Pager } from './Pager'

adoptTokens(document)

const texts = {
  label: 'Pages',
  first: 'First page',
  previous: 'Previous page',
  next: 'Next page',
  last: 'Last page',
  page: (number: number) => `Page ${number}`,
  jump: 'Go to',
  jumpEnd: 'of them',
}

async function openPager({ page: start = 1, pages = 9, width = 700, dir = 'ltr' } = {}) {
  const asked: number[] = []
  let submits = 0
  function Sample() {
    const [page, setPage] = useState(start)
    const go = (next: number) => {
      asked.push(next)
      setPage(next)
    }
    return (
      <form style={{ width }} dir={dir} onSubmit={() => submits++}>
        <Pager page={page} total={pages * 10} visible={6} onPage={go} texts={texts} jump={JumpField} />
      </form>
    )
  }
  const { root, host } = mount(<Sample />)
  await until(() => root.querySelector('nav'))
  const named = (label: string) => root.querySelector(`[aria-label="${label}"]`) as HTMLElement
  const numbers = () =>
    [...root.querySelectorAll<HTMLElement>('[aria-label^="Page "]')].map(({ textContent }) =>
      Number(textContent),
    )
  const current = () => Number(root.querySelector('[aria-current="page"]')?.textContent)
  const field = root.querySelector('input') as HTMLInputElement
  const active = () => (root as ShadowRoot).activeElement
  return { root, host, asked, named, numbers, current, field, active, submits: () => submits }
}

/** What an input method does: the text is there before the composition ends. */
function compose(field: HTMLInputElement, text: string) {
  field.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
  field.value = text
  field.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }))
}

describe('Pager', () => {
  it('has a name for each button and no native styling', async () => {
    const { root, host, named, numbers, current } = await openPager()
    expect([named('Pages').tagName, current()]).to.deep.equal(['NAV', 1])
    expect(numbers()).to.deep.equal([1, 2, 3, 4, 5, 6])
    for (const button of root.querySelectorAll('button')) {
      const { backgroundColor, borderTopStyle, height, minWidth } = getComputedStyle(button)
      const isCurrent = button.ariaCurrent === 'page'
      expect([backgroundColor, borderTopStyle]).to.deep.equal([
        'rgba(0, 0, 0, 0)',
        isCurrent ? 'solid' : 'none',
      ])
      expect([Number.parseFloat(height), Number.parseFloat(minWidth)]).to.deep.equal([28, 28])
    }
    await expect(host).to.be.accessible()
  })

  it('goes to a page, by one and to both ends; at an end it only keeps focus', async () => {
    const { asked, named, current, active } = await openPager()
    named('Page 4').click()
    await until(() => current() === 4)
    named('Next page').click()
    await until(() => current() === 5)
    named('Previous page').click()
    await until(() => current() === 4)
    named('Last page').focus()
    await sendKeys({ press: 'Enter' })
    await until(() => current() === 9)
    await sendKeys({ press: 'Enter' })
    expect(active()).to.equal(named('Last page'))
    expect(named('Last page').ariaDisabled).to.equal('true')
    expect(named('Next page').ariaDisabled).to.equal('true')
    expect(named('First page').ariaDisabled).to.equal('false')
    named('First page').click()
    await until(() => current() === 1)
    named('Page 1').click()
    named('Previous page').click()
    expect(asked).to.deep.equal([4, 5, 4, 9, 1])
  })

  it('keeps focus on the pressed number while the window slides', async () => {
    const { named, numbers, active } = await openPager()
    named('Page 6').focus()
    await sendKeys({ press: 'Enter' })
    await until(() => numbers()[0] === 3)
    expect(active()).to.equal(named('Page 6'))
    named('Page 3').focus()
    await sendKeys({ press: ' ' })
    await until(() => numbers()[0] === 1)
    expect(active()).to.equal(named('Page 3'))
  })

  it('Enter jumps to the nearest existing page, and does not submit the form', async () => {
    const { asked, field, submits } = await openPager({ page: 2 })
    field.focus()
    await sendKeys({ press: 'Enter' })
    expect(asked).to.deep.equal([])
    for (const [typed, reached] of [
      ['x7-', 7],
      ['0', 1],
      ['400', 9],
      ['9', 9],
      ['99999999999999999999', 9],
      ['5', 5],
    ]) {
      await sendKeys({ type: `${typed}` })
      expect(field.value).to.equal(`${typed}`.replace(/\D/g, ''))
      await sendKeys({ press: 'Enter' })
      await until(() => field.value === '')
      expect(asked.at(-1)).to.equal(reached)
    }
    expect(asked).to.deep.equal([7, 1, 9, 5])
    expect(submits()).to.equal(0)
  })

  it('leaves a composition alone, accepts full-width digits, and ignores the Enter that ends it', async () => {
    const { asked, field } = await openPager()
    field.focus()
    compose(field, 'ｙe４')
    expect(field.value).to.equal('ｙe４')
    const enter = { key: 'Enter', bubbles: true, composed: true }
    field.dispatchEvent(new KeyboardEvent('keydown', { ...enter, keyCode: 229 }))
    expect(asked).to.deep.equal([])
    field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))
    expect(field.value).to.equal('4')
    field.dispatchEvent(new KeyboardEvent('keydown', enter))
    expect(asked).to.deep.equal([4])
  })

  it('omits ends and field in a narrow box', async () => {
    const { root, host, named, field } = await openPager({ width: 370, pages: 100, page: 55 })
    const isShown = (element: Element | null) => Boolean(element?.getClientRects().length)
    expect([named('First page'), named('Last page'), field].map(isShown)).to.deep.equal([false, false, false])
    expect([named('Next page'), named('Page 55')].map(isShown)).to.deep.equal([true, true])
    const nav = root.querySelector('nav') as HTMLElement
    expect(nav.scrollWidth).to.be.at.most(nav.clientWidth)
    await expect(host).to.be.accessible()
  })

  it('reverses from right to left', async () => {
    const scaleOf = async (dir: string) => {
      const { named } = await openPager({ dir })
      return getComputedStyle(named('Next page').firstElementChild as Element).scale
    }
    expect([await scaleOf('ltr'), await scaleOf('rtl')]).to.deep.equal(['none', '-1 1'])
  })
  it('C-PAGE-1 C-PAGE-2 C-PAGE-3 defaults to 10 rows per page, rounded up, and at most 8 numbers', async () => {
    const pagesOf = (total: number) => {
      const { root } = mount(<Pager page={1} total={total} onPage={() => {}} texts={texts} />)
      return until(() => root.querySelector('nav')).then(
        () => root.querySelectorAll('[aria-label^="Page "]').length,
      )
    }
    const totals = [0, 1, 10, 11, 20, 21, 80, 81, 1000]
    expect(await Promise.all(totals.map(pagesOf))).to.deep.equal([0, 1, 1, 2, 2, 3, 8, 8, 8])
  })
})
