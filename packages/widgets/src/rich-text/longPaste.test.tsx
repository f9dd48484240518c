import { drawn, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { cleanPasted } from './document/cleanPasted'
import { documentOf, htmlOf } from './document/html'
import { longestPaste } from './document/longPaste/Pasting'
import { RichTextPage } from './testing/RichTextPage'
import { slowness, watchLongTasks } from './testing/watchLongTasks'
import { wordDocument, wordNames } from './testing/wordHtml'

declare const EB_SOAK: boolean

async function show(value = '', locale?: string) {
  const page = await new RichTextPage({ value }, locale).ready()
  page.handle.current?.focus()
  return page
}

const pasted = (page: RichTextPage) =>
  until(() => page.inputs.length > 0 && page.problem === undefined, 'pasted', 500_000)

/** The result of pasting the same text as a whole. */
const asWhole = (html: string) => htmlOf(documentOf(cleanPasted(html)))

async function toEnd() {
  await sendKeys({ down: 'Control' })
  await sendKeys({ press: 'End' })
  await sendKeys({ up: 'Control' })
}

const row = (page: RichTextPage) => page.part('pasting')

describe('pasting a long text into eb-rich-text', function () {
  this.timeout(EB_SOAK ? 600_000 : 120_000)

  const megabytes = EB_SOAK ? 5 : 1
  it(`${megabytes} MB of Word: no task is longer than 50 ms, nothing is lost, and it is reported once`, async () => {
    const { html, parts } = wordDocument(megabytes * 1_000_000)
    let page = await show()
    let longest = Number.POSITIVE_INFINITY
    let limit = 50
    // Other processes lengthen tasks, but never all of three rounds.
    for (let round = 0; round < 3 && longest > limit; round++) {
      page.view.unmount()
      page = await show()
      limit = 50 * (await slowness())
      const stop = await watchLongTasks()
      page.paste(html)
      await pasted(page)
      longest = await stop()
    }
    expect(longest).to.be.at.most(limit)
    const { value } = page
    for (let part = 0; part < parts; part++)
      for (const name of wordNames(part)) expect(value, name).to.contain(`>${name}<`)
    expect(page.inputs.length).to.equal(1)
    expect(value).to.not.match(/mso|font-family|class=/)
    // A key press later stays within its time limit.
    await drawn()
    await drawn()
    const stopKeys = await watchLongTasks()
    for (const sign of 'abc') {
      document.execCommand('insertText', false, sign)
      await drawn()
    }
    expect(await stopKeys()).to.be.at.most(3 * limit)
    expect(page.value.length).to.equal(value.length + 3)
    page.view.unmount()
  })

  it('in slices the result equals that of pasting at once: lists, tables with cells over several rows, containers of Word', async () => {
    const cell = (text: string, span = 1) => `<td rowspan="${span}"><p>${text} ${'x'.repeat(150)}</p></td>`
    const rows = Array.from({ length: 40 }, (_, row) =>
      row % 4 === 0 ? `<tr>${cell(`a${row}`, 4)}${cell(`b${row}`)}</tr>` : `<tr>${cell(`c${row}`)}</tr>`,
    )
    const items = Array.from({ length: 90 }, (_, item) => `<li><p>item ${item} ${'y'.repeat(60)}</p></li>`)
    const html = [
      wordDocument(20_000).html,
      `<div class=WordSection1><div><table><tbody>${rows.join('')}</tbody></table></div>`,
      `<blockquote>${'<p>quoted at some length</p>'.repeat(90)}</blockquote>`,
      `<ol start="3">${items.join('')}</ol><p>end <b>of</b> it</p></div>`,
    ].join('')
    const page = await show()
    page.paste(html)
    await pasted(page)
    expect(page.value).to.equal(asWhole(html))
    page.view.unmount()
  })

  it('content that cannot be cut is pasted without its container: one cell, one item or one paragraph with all of it', async () => {
    const many = Array.from({ length: 200 }, (_, each) => `<p>part ${each} ${'z'.repeat(100)}</p>`).join('')
    const page = await show()
    page.paste(
      `<table><tr><td>${many}</td></tr></table><ul><li>${many}</li></ul><p><b>${'w😀'.repeat(20_000)}</b></p>`,
    )
    await pasted(page)
    expect(page.value.match(/part \d+ z{100}/g)?.length).to.equal(400)
    expect(page.value.match(/😀/gu)?.length).to.equal(20_000)
    expect(page.value).to.match(/<strong>[w😀]+<\/strong><\/p>$/u)
    page.view.unmount()
  })

  for (const [locale, words, cancel] of [
    ['zh', '正在粘贴长文本', '取消粘贴'],
    ['en', 'Pasting a long text', 'Cancel pasting'],
  ] as const)
    it(`says in ${locale} that it goes on, holds the form, and cancelled leaves the text as it was`, async () => {
      const before = '<p>first half, second half</p><p>last</p>'
      const page = await show(before, locale)
      const selection = document.getSelection()
      const [text] = page.text.querySelector('p')?.childNodes ?? []
      selection?.setBaseAndExtent(text as Node, 6, text as Node, 10)
      await until(() => !page.tool(locale === 'zh' ? '加粗' : 'Bold').disabled, 'selected')
      page.paste(wordDocument(2_000_000).html)
      const cancelling = await until(() => page.find(`[aria-label="${cancel}"]`), 'row', 20_000)
      expect(row(page).textContent).to.contain(words)
      expect(page.find('[role=status]').textContent).to.equal(words)
      expect(page.problem).to.equal(words)
      await until(() => page.text.childElementCount > 20, 'some of it', 20_000)
      cancelling.click()
      await until(() => page.problem === undefined && !row(page), 'cancelled', 20_000)
      expect(page.text.innerHTML).to.equal(before)
      expect(page.value).to.equal(before)
      page.view.unmount()
    })

  it('the caret moves to the end of the text, and one step undoes all of it', async () => {
    const page = await show('<p>above</p><p></p>')
    await toEnd()
    const { html } = wordDocument(60_000)
    page.paste(html)
    await pasted(page)
    expect(page.value).to.equal(`<p>above</p>${asWhole(html)}`)
    document.execCommand('insertText', false, 'typed')
    await until(() => page.value.endsWith('typed</p></td></tr></tbody></table>'), 'typed')
    page.tool('撤销').click()
    page.tool('撤销').click()
    await until(() => page.value === '<p>above</p><p></p>', 'undone')
    page.view.unmount()
  })

  it('text typed meanwhile stays', async () => {
    const page = await show('<p>above</p><p></p>')
    await toEnd()
    const { html } = wordDocument(300_000)
    page.paste(html)
    await until(() => page.text.childElementCount > 10, 'some of it', 20_000)
    document.execCommand('insertText', false, 'typed')
    expect(page.problem).to.equal('正在粘贴长文本')
    await pasted(page)
    expect(page.value).to.equal(`<p>above</p>${asWhole(html)}<p>typed</p>`)
    page.view.unmount()
  })

  it('too long a text is refused with advice, and can be pasted as plain text', async () => {
    const page = await show('<p>kept</p>')
    page.paste(
      `<p>${'x'.repeat(longestPaste)}</p>`,
      [],
      Array.from({ length: 2000 }, (_, line) => `line ${line}`).join('\n'),
    )
    const refused = await until(() => page.part('refused'), 'refused')
    expect(refused.textContent).to.contain('最多 10 MB').and.to.contain('请分几次复制')
    expect(refused.closest('[role=alert]')).to.not.equal(null)
    expect(page.text.innerHTML).to.equal('<p>kept</p>')
    page.button('只粘贴文字').click()
    await pasted(page)
    expect(page.part('refused')).to.equal(null)
    expect(page.value.match(/line \d+/g)?.length).to.equal(2000)
    expect(page.value).to.contain('kept')
    page.view.unmount()
  })

  it('a paste that fails leaves the text unchanged, says so, and causes no error event of the window', async () => {
    const errors: unknown[] = []
    const note = (event: PromiseRejectionEvent) => errors.push(event.reason)
    addEventListener('unhandledrejection', note)
    const { splitText } = Text.prototype
    let failed = 0
    Text.prototype.splitText = () => {
      failed++
      throw new Error('of the test')
    }
    const page = await show('<p>kept</p>')
    // the last piece is a text that has to be cut
    page.paste(`${wordDocument(60_000).html}<p>${'x'.repeat(20_000)}</p>`, [], 'words '.repeat(1000))
    const reported = await until(() => page.part('refused'), 'failed', 20_000)
    Text.prototype.splitText = splitText
    expect(failed).to.equal(1)
    expect(reported.textContent).to.contain('原来的内容没有变')
    expect(page.text.innerHTML).to.equal('<p>kept</p>')
    page.button('只粘贴文字').click()
    await pasted(page)
    expect(page.value).to.contain('words words')
    removeEventListener('unhandledrejection', note)
    expect(errors).to.deep.equal([])
    page.view.unmount()
  })

  it('F-CO-2 a long hostile text runs nothing and loads nothing', async () => {
    const hits: string[] = []
    Object.assign(window, { hit: () => hits.push('hit') })
    const page = await show()
    const hostile =
      '<p>text <img src=x onerror=hit()><a href="javascript:hit()">x</a></p><script>hit()</script><svg onload=hit()>'
    page.paste(hostile.repeat(100))
    await pasted(page)
    expect(page.value).to.not.match(/javascript:|onerror|<script|svg/i)
    expect(page.value.match(/text /g)?.length).to.equal(100)
    expect(hits).to.deep.equal([])
    Reflect.deleteProperty(window, 'hit')
    page.view.unmount()
  })
})
