import { until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys, sendMouse } from '@web/test-runner-commands'
import { dataAddress } from './testing/dataAddress'
import { RichTextPage, withGateway } from './testing/RichTextPage'

const picture = 'https://shop.example/hall.png'

const press = async (...chords: string[]) => {
  for (const chord of chords) {
    const [key = '', ...held] = chord.split('+').reverse()
    for (const down of held) await sendKeys({ down })
    await sendKeys({ press: key })
    for (const up of held) await sendKeys({ up })
  }
}

/** Editors of a test: further ones would push the next one out of view. */
const open: RichTextPage[] = []

/** An editor with a selected image of 200 × 100 px. */
async function withImage(attributes = 'alt="大堂" width="200"', locale?: string) {
  const page = new RichTextPage({ value: `<p><img src="${picture}" ${attributes}></p>`, height: 400 }, locale)
  open.push(page)
  await page.ready()
  const image = await until(() => page.image, 'image')
  image.src = dataAddress(200, 100)
  await until(() => image.naturalWidth === 200 && image.complete, 'drawn')
  return page
}
async function select(page: RichTextPage) {
  page.handle.current?.focus()
  await sendKeys({ press: 'Home' })
  await sendKeys({ press: 'ArrowRight' })
  const image = page.image as HTMLElement
  image.scrollIntoView({ block: 'center' })
  const { left, top } = image.getBoundingClientRect()
  await sendMouse({ type: 'click', position: [Math.round(left + 20), Math.round(top + 20)] })
  return until(() => page.part('image-box'), 'box')
}
const field = (page: RichTextPage, index: number) =>
  page.all<HTMLInputElement>('.eb-rich-text__image-box input')[index] as HTMLInputElement

describe('the selected image of eb-rich-text', function () {
  this.timeout(30_000)
  withGateway()
  afterEach(() => {
    for (const page of open.splice(0)) page.view.unmount()
  })

  it('has a box for its alternative text, which the HTML keeps', async () => {
    const page = await withImage()
    await select(page)
    expect(field(page, 0).value).to.equal('大堂')
    field(page, 0).focus()
    await sendKeys({ press: 'End' })
    await sendKeys({ type: '，有沙发' })
    await until(() => page.value === `<p><img src="${picture}" alt="大堂，有沙发" width="200"></p>`, 'kept')
    await expect(page.view.host).to.be.accessible()
    await sendKeys({ press: 'Escape' })
    await until(() => !page.part('image-box'), 'closed')
    expect(page.focused).to.equal(page.text)
  })

  it('can be decorative, with an empty alternative text; the previous one can be restored', async () => {
    const page = await withImage()
    await select(page)
    field(page, 1).click()
    await until(() => page.value.includes('alt=""'), 'decorative')
    expect(field(page, 0).disabled).to.equal(true)
    field(page, 1).click()
    await until(() => page.value.includes('alt="大堂"'), 'described')
  })

  it('is resized by its handle, in one undo step', async () => {
    const page = await withImage()
    await select(page)
    const handle = await until(() => page.find('.eb-rich-text__handle'), 'handle')
    const { left, top, width, height } = handle.getBoundingClientRect()
    expect([width, height]).to.deep.equal([24, 24])
    const x = Math.round(left + 12)
    const y = Math.round(top + 12)
    await sendMouse({ type: 'move', position: [x, y] })
    await sendMouse({ type: 'down' })
    await sendMouse({ type: 'move', position: [x - 30, y] })
    await sendMouse({ type: 'move', position: [x - 50, y] })
    await sendMouse({ type: 'up' })
    await until(() => page.value.includes('width="150"'), 'narrower')
    expect(handle.offsetWidth, 'still there').to.equal(24)
    page.tool('撤销').click()
    await until(() => page.value.includes('width="200"'), 'undone')
  })

  it('is resized by Alt+↑ ↓, by 1 px with Shift, by its field, and back to its own size; Enter focuses the box', async () => {
    const page = await withImage()
    await select(page)
    page.handle.current?.focus()
    await press('Alt+ArrowUp')
    await until(() => page.value.includes('width="210"'), 'wider')
    await press('Shift+Alt+ArrowDown')
    await until(() => page.value.includes('width="209"'), 'narrower')
    await sendKeys({ press: 'Enter' })
    await until(() => page.focused === field(page, 0), 'box')
    field(page, 2).focus()
    field(page, 2).select()
    await sendKeys({ type: '120' })
    await sendKeys({ press: 'Enter' })
    await until(() => page.value.includes('width="120"') && !page.part('image-box'), 'by its field')
    await sendKeys({ press: 'Enter' })
    await until(() => page.button('原始大小'), 'box')
    page.button('原始大小').click()
    await until(() => !page.value.includes('width='), 'own size')
  })

  it('an image that cannot be changed has no box; loaded texts stay unchanged', async () => {
    const value = `<p><img src="${picture}"><img src="${picture}" alt=""><img src="${picture}" alt="x" width="90"></p>`
    const page = new RichTextPage({ value, readonly: true })
    await page.ready()
    page.image?.click()
    expect(page.part('image-box')).to.equal(null)
    page.set({ readonly: false })
    await page.ready()
    page.handle.current?.focus()
    await sendKeys({ press: 'End' })
    await sendKeys({ type: '好' })
    await until(() => page.value === value.replace('</p>', '好</p>'), 'round trip')
  })

  it('can be pressed if it cannot be loaded and has no text', async () => {
    const page = new RichTextPage({ value: `<p><img src="${picture}"></p>`, height: 400 })
    open.push(page)
    await page.ready()
    const image = await until(() => page.text.querySelector('.eb-rich-text__image--broken img'), 'broken')
    const { height, width } = image.getBoundingClientRect()
    expect([height, width]).to.deep.equal([48, 48])
    await select(page)
  })

  it('is available in English', async () => {
    const page = await withImage('width="200"', 'en')
    const box = await select(page)
    expect(box.textContent).to.contain('Decorative, not read out')
    expect(field(page, 0).value).to.equal('')
  })
})
