import { foreignTexts } from './support/foreignTexts'
import { illegibleTexts } from './support/legibility'
import { textsOf } from './support/recordTexts'
import { expect, test } from './support/test'

/** Texts of both languages in every place where a text can be, some only briefly. */
function plant(): void {
  class Planted extends HTMLElement {
    connectedCallback() {
      const root = this.attachShadow({ mode: 'open' })
      root.innerHTML = `
        <style>p::before { content: '前缀' } span { color: #888; background: #777 }</style>
        <p aria-label="标签">Could not load</p>
        <input placeholder="占位" title="标题"><img alt="图片">
        <span>X 7</span><i>Sorry. What you typed is still there. Log in to go on.</i>`
      const input = root.querySelector('input')
      if (input) input.value = '值'
      const passing = document.createElement('b')
      passing.textContent = '一会儿'
      root.append(passing)
      setTimeout(() => passing.remove())
      document.title = '页面'
    }
  }
  customElements.define('eb-planted', Planted)
  document.getElementById('place')?.append(document.createElement('eb-planted'))
}

test('the suite detects texts of the wrong language in every place, and illegible texts', async ({
  page,
  openPage,
}) => {
  await openPage('en', '')
  await page.evaluate(plant)
  await expect(page.locator('eb-planted b')).toHaveCount(0)
  const texts = await textsOf(page)
  const found = (lines: string[]) => lines.map((line) => line.slice(line.indexOf(': ') + 2)).sort()
  const chinese = ['一会儿', '值', '前缀', '占位', '图片', '标签', '标题', '页面']
  expect(found(await foreignTexts(texts, 'en'))).toEqual(chinese.sort())
  expect(found(await foreignTexts(texts, 'zh'))).toEqual([
    'Could not load',
    'Sorry. What you typed is still there. Log in to go on.',
  ])
  expect(await illegibleTexts(page, 'eb-planted')).toEqual([expect.stringContaining('X 7')])
})
