import { drawn, injectFault, resetFaults, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { pattern, png } from '../image-cropper/testing/pictures'
import { RichTextPage, withGateway } from './testing/RichTextPage'

const press = async (...chords: string[]) => {
  for (const chord of chords) {
    const [key = '', ...held] = chord.split(/\+(?=.)/).reverse()
    for (const down of held) await sendKeys({ down })
    await sendKeys({ press: key })
    for (const up of held) await sendKeys({ up })
  }
}
const type = (text: string) => sendKeys({ type: text })

async function show(...args: ConstructorParameters<typeof RichTextPage>) {
  const page = await new RichTextPage(...args).ready()
  page.handle.current?.focus()
  return page
}

/** An editor with its whole text selected. */
async function selected(value: string, ...more: [locale?: string]) {
  const page = await show({ value }, ...more)
  await press('Control+a')
  await until(() => getSelectedText(page).length > 0, 'selected')
  return page
}

function getSelectedText(page: RichTextPage): string {
  const root = page.view.root as ShadowRoot & { getSelection?: () => Selection | null }
  return String(root.getSelection?.() ?? getSelection())
}

describe('eb-rich-text', function () {
  this.timeout(30_000)
  withGateway()

  it('W-EDI-7 is 500 px high with a toolbar, and reports input, and a change on blur', async () => {
    const page = await show()
    expect(page.part('field').getBoundingClientRect().height).to.equal(500)
    await type('大堂')
    expect(page.inputs.at(-1)).to.equal('<p>大堂</p>')
    expect(page.changes).to.deep.equal([])
    await press('Tab')
    expect(page.focused).to.equal(page.find('.after'))
    expect(page.changes).to.deep.equal(['<p>大堂</p>'])
    await expect(page.view.host).to.be.accessible()
  })

  it('W-EDI-8 font sizes 8, 10, 11, 12, 14, 18, 24, 36 px', async () => {
    const page = await selected('<p>房型</p>')
    page.part('font-size').click()
    await until(() => page.find('[role=menu]'))
    expect(page.all('[role^=menuitem]').map(({ textContent }) => textContent?.trim())).to.deep.equal([
      '默认',
      ...[8, 10, 11, 12, 14, 18, 24, 36].map((size) => `${size} px`),
    ])
    await expect(page.view.host).to.be.accessible()
    await press('Escape')
    await page.choose('字号', '24 px')
    expect(page.value).to.equal('<p><span style="font-size: 24px">房型</span></p>')
    await page.choose('字号', '18 px')
    expect(page.value).to.equal('<p><span style="font-size: 18px">房型</span></p>')
    await page.choose('字号', '默认')
    expect(page.value).to.equal('<p>房型</p>')
  })

  it('W-EDI-9 line spacings 1, 1.5, 2, 2.5, 3', async () => {
    const page = await selected('<p>一</p><h2>二</h2>')
    for (const spacing of ['1', '1.5', '2', '2.5', '3']) {
      await page.choose('行距', spacing)
      const style = `style="line-height: ${spacing}"`
      expect(page.value).to.equal(`<p ${style}>一</p><h2 ${style}>二</h2>`)
    }
    await page.choose('行距', '默认')
    expect(page.value).to.equal('<p>一</p><h2>二</h2>')
  })

  it('headings, lists, alignment, quotes, styles and colours; undo and redo', async () => {
    const page = await selected('<p>早餐</p>')
    await page.choose('段落样式', '标题 2')
    expect(page.value).to.equal('<h2>早餐</h2>')
    await page.choose('对齐方式', '居中')
    expect(page.value).to.equal('<h2 style="text-align: center">早餐</h2>')
    await page.choose('段落样式', '正文')
    await page.choose('对齐方式', '左对齐')
    page.tool('加粗').click()
    expect(page.value).to.equal('<p><strong>早餐</strong></p>')
    await until(() => page.tool('加粗').ariaPressed === 'true', 'the pressed tool')
    await press('Control+i', 'Control+u')
    expect(page.value).to.equal('<p><strong><em><u>早餐</u></em></strong></p>')
    page.tool('清除格式').click()
    page.tool('有序列表').click()
    expect(page.value).to.equal('<ol><li><p>早餐</p></li></ol>')
    page.tool('无序列表').click()
    expect(page.value).to.equal('<ul><li><p>早餐</p></li></ul>')
    page.tool('无序列表').click()
    page.tool('引用').click()
    expect(page.value).to.equal('<blockquote><p>早餐</p></blockquote>')
    page.tool('引用').click()
    page.tool('文字颜色').click()
    ;(await until(() => page.find('[aria-label=红色]'))).click()
    expect(page.value).to.match(/<p><span style="color: (#c62828|rgb\(198, 40, 40\))">早餐<\/span><\/p>/)
    await drawn()
    page.tool('撤销').click()
    expect(page.value).to.equal('<p>早餐</p>')
    await drawn()
    page.tool('重做').click()
    expect(page.value).to.contain('color')
  })

  it('another colour is applied when its picker is closed or left, not at each movement', async () => {
    const page = await selected('<p>早餐</p>')
    const field = () => page.find<HTMLInputElement>('input[type=color]')
    const move = async (color: string) => {
      field().value = color
      field().dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
      await drawn()
    }
    page.tool('文字颜色').click()
    await until(field, 'colours')
    for (const color of ['#112233', '#123456']) await move(color)
    expect([field().value, page.inputs]).to.deep.equal(['#123456', []])
    field().dispatchEvent(new Event('change', { bubbles: true }))
    expect(page.inputs.length).to.equal(1)
    expect(page.value).to.match(/color: (#123456|rgb\(18, 52, 86\))/)
    await until(() => !field(), 'closed')

    page.tool('文字颜色').click()
    await until(field, 'colours')
    expect(field().value).to.equal('#123456')
    await move('#654321')
    page.find('.after').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }))
    await until(() => !field(), 'closed')
    expect(page.value).to.match(/color: (#654321|rgb\(101, 67, 33\))/)

    page.tool('文字颜色').click()
    await until(field, 'colours')
    await move('#ffffff')
    field().focus()
    await press('Escape')
    await until(() => !field(), 'closed')
    expect(page.inputs.length).to.equal(2)
  })

  it('a link accepts valid addresses only; it can be changed and removed', async () => {
    const page = await selected('<p>官网</p>')
    const write = async (address: string) => {
      await press('Control+k')
      const field = await until(() => page.find<HTMLInputElement>('.eb-rich-text__link input'))
      await until(() => page.focused === field, 'focus in the field')
      field.select()
      await type(address)
      await press('Enter')
    }
    await write('javascript:alert(1)')
    await until(() => page.find('.eb-rich-text__link .eb-field-error')?.textContent, 'refused')
    await expect(page.view.host).to.be.accessible()
    await press('Escape')
    await until(() => !page.find('.eb-rich-text__link'), 'closed')
    page.handle.current?.focus()
    await write('hotel.example/a')
    expect(page.value).to.equal(
      '<p><a href="https://hotel.example/a" target="_blank" rel="noopener noreferrer">官网</a></p>',
    )
    await press('Control+k')
    ;(
      await until(() => page.all('.eb-rich-text__link button').find((one) => one.textContent === '取消链接'))
    ).click()
    expect(page.value).to.equal('<p>官网</p>')
  })

  it('a table is inserted, enlarged, reduced and removed', async () => {
    const page = await show()
    await page.choose('表格', '插入 3 × 2 表格')
    const count = (tag: string) => page.value.split(`<${tag}`).length - 1
    expect([count('tr'), count('th'), count('td')]).to.deep.equal([3, 0, 6])
    await type('价格')
    expect(page.value).to.contain('<p>价格</p></td>')
    await expect(page.view.host).to.be.accessible()
    await page.choose('表格', '在下方插入行')
    await page.choose('表格', '在右侧插入列')
    await page.choose('表格', '首行作为表头')
    expect([count('tr'), count('th'), count('td')]).to.deep.equal([4, 3, 9])
    await page.choose('表格', '删除表格')
    expect(count('table')).to.equal(0)
  })

  it('the toolbar is one Tab stop with arrow keys; Alt+F10 and Esc move there and back', async () => {
    const page = await show()
    await press('Alt+F10')
    expect(page.focused).to.equal(page.tool('段落样式'))
    await press('ArrowRight')
    expect(page.focused).to.equal(page.tool('字号'))
    await press('End')
    expect(page.focused).to.equal(page.tool('清除格式'))
    await press('Home', 'ArrowLeft')
    expect(page.focused).to.equal(page.tool('清除格式'))
    await press('Escape')
    expect(page.focused).to.equal(page.text)
    await press('Shift+Tab')
    expect(page.focused).to.equal(page.tool('清除格式'))
  })

  it('a composition (IME) is one text, and its keys have no other effect', async () => {
    const page = await show()
    const { text } = page
    text.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true, data: '' }))
    text.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true, isComposing: true }),
    )
    ;(text.querySelector('p') as HTMLElement).textContent = 'zao'
    await drawn()
    ;(text.querySelector('p') as HTMLElement).textContent = '早'
    text.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: '早' }))
    await until(() => page.value === '<p>早</p>', 'the expected text')
  })

  it('disabled and readonly: nothing can be changed; a value set by the page is shown without an event', async () => {
    const page = await show({ value: '<p>原文</p>', readonly: true })
    expect(page.part('toolbar')).to.equal(null)
    expect(page.text.ariaReadOnly).to.equal('true')
    await type('x')
    expect(page.text.textContent).to.equal('原文')
    await expect(page.view.host).to.be.accessible()
    page.set({ readonly: false, disabled: true })
    await until(() => page.find('fieldset:disabled'))
    expect(page.text.isContentEditable).to.equal(false)
    page.set({ disabled: false, value: '<p>新的</p>' })
    await until(() => page.text.textContent === '新的')
    expect(page.inputs).to.deep.equal([])
  })

  it('in English, with an error, a placeholder and a description', async () => {
    const page = await show(
      { placeholder: 'Tell the guests', errorMessage: 'Too long', required: true },
      'en',
    )
    const { ariaLabel, ariaInvalid, ariaRequired, dataset } = page.text
    expect([ariaLabel, ariaInvalid, ariaRequired, dataset.placeholder]).to.deep.equal([
      'Text',
      'true',
      'true',
      'Tell the guests',
    ])
    const id = page.text.getAttribute('aria-describedby') as string
    await until(() => page.find(`#${CSS.escape(id)}`)?.textContent === 'Too long', 'described')
    await expect(page.view.host).to.be.accessible()
  })
})

describe('images of eb-rich-text', function () {
  this.timeout(30_000)
  withGateway()

  it('W-EDI-1 the button uploads an image: a preview at once, its address in the value when it is stored', async () => {
    const page = await show()
    expect(page.part('image').ariaLabel).to.equal('上传图片')
    page.chooseFiles(await png(pattern(60, 40), '大堂.png'))
    const image = await until(() => page.image, 'preview')
    expect(image.src).to.match(/^blob:/)
    expect(page.value).to.not.contain('blob:')
    await until(() => page.value.includes('<img'), 'stored', 20_000)
    const address = page.value.match(/src="([^"]+)"/)?.[1] as string
    expect(address).to.match(/^https?:.*wxa.*\.png$/)
    expect((await fetch(address)).headers.get('content-type')).to.equal('image/png')
    expect(page.problem).to.equal(undefined)
    expect(page.value).to.contain('alt="大堂"')
  })

  it('W-EDI-4 with a file service: the tree and upload calls, and the path of their answer', async () => {
    const page = await show({}, 'zh', { fileService: '/api/oss-api/eb/oss/' })
    page.paste('', [await png(pattern(30, 20), 'a.png')])
    await until(() => page.value.includes('/files/'), 'stored', 20_000)
    expect(page.value).to.not.contain('wxa')
  })

  it('W-EDI-2 W-EDI-3 an image that is too large is refused: 10 MB pasted, 1024 KB by the button', async () => {
    const page = await show()
    const file = (size: number) => new File([new Uint8Array(size)], 'big.png', { type: 'image/png' })
    const refused = () => page.part('refused')?.textContent
    page.paste('', [file(10 * 1024 * 1024 + 1)])
    await until(() => refused() === 'big.png：图片大小不能超过 10 MB', 'the expected text')
    await expect(page.view.host).to.be.accessible()
    page.part('dismiss').click()
    await until(() => !page.part('refused'))
    page.chooseFiles(file(1024 * 1024 + 1))
    await until(() => refused() === 'big.png：图片大小不能超过 1024 KB', 'the expected text')
    page.set({ maxSize: 10 })
    await drawn()
    page.paste('', [file(11)])
    await until(() => refused()?.includes('0 KB') || refused()?.includes('0.01 KB'), 'the expected text')
    expect(page.image).to.equal(null)
  })

  it('W-EDI-5 上传图片失败 for an answer without a path; W-EDI-6 上传图片出错 with the reason; a retry stores it', async () => {
    const page = await show({}, 'zh', { fileService: '/api/oss-api/eb/oss/' })
    const reported = () => page.find('.eb-file-row__note')?.textContent
    const hits = await injectFault({
      match: '/api/oss-api/eb/oss/upload',
      fault: 'wrongShape',
      data: { path: '', domain: 'https://x', url: '' },
    })
    page.paste('', [await png(pattern(30, 20), 'a.png')])
    await until(() => reported() === '上传图片失败', 'the expected text', 20_000)
    expect(page.problem).to.equal('有图片没有上传成功，请重试或移除')
    expect(page.errors.at(-1)?.code).to.equal('upload-failed')
    await expect(page.view.host).to.be.accessible()
    expect(await hits()).to.be.at.least(3)
    await resetFaults()
    await injectFault({ match: '/api/oss-api/eb/oss/upload', fault: 'status', status: 404 })
    page.part('retry').click()
    await until(() => reported()?.startsWith('上传图片出错：'), 'the expected text', 20_000)
    await resetFaults()
    page.part('retry').click()
    await until(() => page.value.includes('<img'), 'stored', 20_000)
    expect(page.problem).to.equal(undefined)
  })

  it('an image that could not be uploaded is removed by its button', async () => {
    const page = await show({}, 'zh', { fileService: '/api/oss-api/eb/oss/' })
    await injectFault({ match: '/api/oss-api/eb/oss/upload', fault: 'status', status: 404 })
    page.paste('', [await png(pattern(30, 20), 'a.png')])
    await until(() => page.part('retry'), 'failed', 20_000)
    page.part('cancel').click()
    await until(() => !page.part('file') && !page.image, 'removed')
    expect(page.problem).to.equal(undefined)
  })
})
