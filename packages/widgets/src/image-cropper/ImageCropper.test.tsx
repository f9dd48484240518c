import { injectFault, resetFaults, turnWheel, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys, sendMouse, setViewport } from '@web/test-runner-commands'
import { CropperPage, withGateway } from './testing/CropperPage'
import { pattern, png, wrongPixels } from './testing/pictures'

const press = async (...keys: string[]) => {
  for (const chord of keys) {
    const [key = '', ...held] = chord.split(/\+(?=.)/).reverse()
    for (const down of held) await sendKeys({ down })
    await sendKeys({ press: key })
    for (const up of held) await sendKeys({ up })
  }
}
const middleOf = (element: Element): [number, number] => {
  const { x, y, width, height } = element.getBoundingClientRect()
  return [Math.round(x + width / 2), Math.round(y + height / 2)]
}

/** Drags from the centre of an element. */
async function drag(element: Element, x: number, y: number) {
  const [left, top] = middleOf(element)
  await sendMouse({ type: 'move', position: [left, top] })
  await sendMouse({ type: 'down' })
  await sendMouse({ type: 'move', position: [left + Math.round(x / 2), top + Math.round(y / 2)] })
  // Firefox’s driver cannot move to a point outside the window.
  await sendMouse({ type: 'move', position: [Math.max(left + x, 0), Math.max(top + y, 0)] })
  await sendMouse({ type: 'up' })
}

let photo: File

/** The elements that cropperjs 2 registers when a page imports it as a whole. */
const cropperTags = [
  'cropper-canvas',
  'cropper-crosshair',
  'cropper-grid',
  'cropper-handle',
  'cropper-image',
  'cropper-selection',
  'cropper-shade',
  'cropper-viewer',
]

describe('eb-image-cropper', function () {
  this.timeout(30_000)
  withGateway()
  before(async () => {
    await setViewport({ width: 1000, height: 760 })
    photo = await png(pattern(640, 480))
  })

  it('W-CROP-1 a dialog with preview, confirm and cancel', async () => {
    const page = new CropperPage()
    ;(await until(() => page.part('button'), 'button')).click()
    await until(() => page.dialog, 'open')
    expect(page.dialog?.ariaLabel).to.equal('裁剪图片')
    expect(page.part('confirm').textContent).to.equal('确定')
    expect(page.find('[part=preview] canvas')).not.to.equal(null)
    page.part('cancel').click()
    await until(() => page.events.includes('gone'), 'gone')
    expect(page.events).to.deep.equal(['show', 'cancel', 'hide', 'gone'])
  })

  it('W-CROP-2 ratios: original, 1:1, 4:3, 3:4, standard screen and custom', async () => {
    const page = new CropperPage({ noUpload: true, aspectRatio: 2 })
    await page.crop(photo)
    expect(page.ratios).to.deep.equal(['原图', '1:1', '4:3', '3:4', '标准屏', '自定义'])
    const shapes: Array<[string, number]> = [
      ['原图', 640 / 480],
      ['1:1', 1],
      ['4:3', 4 / 3],
      ['3:4', 3 / 4],
      ['标准屏', 0.56],
      ['自定义', 2],
    ]
    for (const [words, ratio] of shapes) {
      page.ratio(words).click()
      await until(() => {
        const { width, height } = page.box.getBoundingClientRect()
        return Math.abs(width / height - ratio) < 0.001
      }, words)
    }
  })

  it('W-CROP-3 W-CROP-5 W-CROP-6 without an image, saving asks for one; with one, cropping begins', async () => {
    const page = new CropperPage({ noUpload: true })
    ;(await until(() => page.part('button'), 'button')).click()
    await until(() => page.dialog, 'open')
    expect(page.box).to.equal(null)
    page.confirm()
    await until(() => page.notice === '请上传图片', 'asked')
    expect(page.results).to.deep.equal([])
    await page.choose(photo)
    await until(() => page.box, 'picture')
    expect(page.notice).to.equal('')
    expect(page.size).to.equal('384 × 384 像素')
    page.confirm()
    await page.done()
  })

  it('W-CROP-10 W-CROP-11 the crop goes to the store, pixel for pixel, and the result has its address', async () => {
    const page = new CropperPage()
    await page.crop(photo)
    await until(() => page.focused === page.box, 'focus')
    await press('ArrowLeft', 'ArrowLeft', 'Shift+ArrowDown', 'ArrowUp', 'Control+ArrowRight', 'Control+Enter')
    const result = await page.done()
    const { x, y, width, height } = result
    expect([x, y, width, height]).to.deep.equal([126, 57, 385, 385])
    expect(result).to.include({ scaleX: 1, scaleY: 1, rotate: 0, originImage: '' })
    expect(result.unique).to.match(/^1001\/100101\/images\/wxa\d{13}[a-z0-9]+\.png$/)
    expect(result.cropImage.endsWith(`/${result.unique}`)).to.equal(true)
    expect(await page.outcome).to.deep.equal(result)
    const stored = await fetch(result.cropImage)
    expect(stored.headers.get('content-type')).to.equal('image/png')
    const pixels = await wrongPixels(await stored.blob(), (left, top) => [x + left, y + top])
    expect(pixels).to.deep.equal({ width: 385, height: 385, wrong: 0 })
    await until(() => page.events.includes('gone'), 'gone')
  })

  it('W-CROP-11 the crop of a rotated and flipped picture is exact as well', async () => {
    const page = new CropperPage({ noUpload: true, ratio: 'custom' })
    await page.crop(photo)
    page.tool('向右旋转').click()
    page.tool('左右翻转').click()
    await until(() => page.size === '384 × 512 像素', 'turned')
    await press('ArrowLeft', 'ArrowUp', 'ArrowUp')
    page.confirm()
    const { x, y, ...rest } = await page.done()
    expect(rest).to.include({ width: 384, height: 512, rotate: 90, scaleX: -1, scaleY: 1 })
    // A quarter turn to the right maps (u, v) to (height − 1 − v, u), and the flip mirrors that.
    const pixels = await wrongPixels(page.blob as Blob, (left, top) => [y + top, x + left])
    expect(pixels).to.deep.equal({ width: 384, height: 512, wrong: 0 })
    await until(() => page.events.includes('gone'), 'gone')
    await page.crop(photo)
    page.tool('向左旋转').click()
    page.tool('上下翻转').click()
    page.tool('还原').click()
    page.confirm()
    expect(await page.done(2)).to.include({ rotate: 0, scaleX: 1, scaleY: 1, x: 64, y: 48 })
  })

  it('W-CROP-4 W-CROP-9 a second save while submitting is blocked and reported', async () => {
    const hits = await injectFault({ match: '/eb-store/', fault: 'delay', milliseconds: 700 })
    const page = new CropperPage()
    await page.crop(photo)
    page.confirm()
    await until(() => page.part('confirm').ariaBusy === 'true', 'submitting')
    page.confirm()
    await until(() => page.notice === '正在提交中...', 'reported')
    await page.done()
    expect(await hits()).to.equal(1)
    expect(page.results.length).to.equal(1)
  })

  it('W-CROP-7 an incomplete answer: 上传图片失败，请重试; the crop stays and the next try works', async () => {
    const hits = await injectFault({
      match: '/api/oss-api/token/zktimg',
      fault: 'wrongShape',
      data: { path: 'x' },
    })
    const page = new CropperPage()
    await page.crop(photo)
    await until(() => page.focused === page.box, 'focus')
    await press('Shift+ArrowRight')
    const before = page.box.style.transform
    page.confirm()
    await until(() => page.notice === '上传图片失败，请重试', 'an error message', 15_000)
    expect(await hits()).to.be.greaterThan(0)
    expect(page.box.style.transform).to.equal(before)
    expect(page.errors[0]?.code).to.equal('upload-failed')
    await resetFaults()
    page.confirm()
    expect(await page.done()).to.include({ x: 138, y: 48 })
  })

  it('W-CROP-8 a request that fails: 上传图片错误！, submitting ends, and the next try works', async () => {
    const hits = await injectFault({ match: '/eb-store/', fault: 'status', status: 403 })
    const page = new CropperPage()
    await page.crop(photo)
    page.confirm()
    await until(() => page.notice === '上传图片错误！', 'an error message', 15_000)
    expect(await hits()).to.be.greaterThan(0)
    expect(page.part('confirm').ariaBusy).not.to.equal('true')
    await resetFaults()
    page.confirm()
    await page.done()
  })

  it('W-CROP-12 W-CROP-14 the stage is at least 300 × 300, the preview 140 × 140, the body at most 400, the box at least 50 × 50', async () => {
    for (const width of [1000, 390]) {
      await setViewport({ width, height: 760 })
      const page = new CropperPage({ noUpload: true })
      await page.crop(photo)
      const stage = page.find('.eb-cropping__stage') as HTMLElement
      expect(stage.offsetWidth).to.be.at.least(300)
      expect(stage.offsetHeight).to.be.within(300, 400)
      const { offsetWidth, offsetHeight } = page.part('preview')
      expect([offsetWidth, offsetHeight]).to.deep.equal([140, 140])
      expect(page.part('body').offsetHeight).to.be.at.most(400)
      if (width > 768) expect(page.find('.eb-cropping__content')?.offsetHeight).to.be.at.most(400)
      // The whole preview is visible above the buttons.
      const { bottom } = page.part('preview').getBoundingClientRect()
      expect(page.find('.eb-cropping__foot')?.getBoundingClientRect().top).to.be.at.least(bottom)
      await drag(page.find('[data-grip=se]') as Element, -400, -400)
      const box = page.box.getBoundingClientRect()
      expect([Math.round(box.width), Math.round(box.height)]).to.deep.equal([50, 50])
      page.view.unmount()
    }
    await setViewport({ width: 1000, height: 760 })
  })

  it('W-CROP-13 the wheel zooms by 0.1 at the pointer', async () => {
    const page = new CropperPage({ noUpload: true })
    await page.crop(photo)
    const picture = () => page.find('.eb-cropping__picture')?.getBoundingClientRect().width ?? 0
    const before = picture()
    await sendMouse({ type: 'move', position: middleOf(page.box) })
    await turnWheel(-100)
    await until(() => Math.abs(picture() / before - 1.1) < 0.001, 'larger')
    expect(page.size).to.equal('349 × 349 像素')
    const seen: string[] = []
    page.view.host.addEventListener('action', () => seen.push('action'))
    await drag(page.box, 30, 20)
    expect(seen).to.deep.equal([])
  })

  it('the box can be dragged to the edge of the picture, and follows the pointer back without a jump', async () => {
    const page = new CropperPage({ noUpload: true })
    await page.crop(photo)
    const before = page.box.getBoundingClientRect()
    const [x, y] = middleOf(page.box)
    await sendMouse({ type: 'move', position: [x, y] })
    await sendMouse({ type: 'down' })
    await sendMouse({ type: 'move', position: [x + 300, y] })
    const picture = (page.find('.eb-cropping__picture') as Element).getBoundingClientRect()
    await until(() => Math.abs(page.box.getBoundingClientRect().right - picture.right) < 0.01, 'at the edge')
    await sendMouse({ type: 'move', position: [x + 7, y] })
    await until(() => Math.abs(page.box.getBoundingClientRect().x - before.x - 7) < 0.01, 'back')
    await sendMouse({ type: 'up' })
  })

  it('output-width and output-height scale the crop down, never up', async () => {
    const page = new CropperPage({ noUpload: true, outputWidth: 200, outputHeight: 1000 })
    await page.crop(photo)
    expect(page.size).to.equal('200 × 200 像素')
    page.confirm()
    expect(await page.done()).to.include({ width: 384, height: 384 })
    const bitmap = await createImageBitmap(page.blob as Blob)
    expect([bitmap.width, bitmap.height]).to.deep.equal([200, 200])
  })

  it('it survives being moved in the document, and keeps its state when it is removed and added again', async () => {
    const page = new CropperPage({ noUpload: true })
    await page.crop(photo)
    await until(() => page.focused === page.box, 'focus')
    await press('Shift+ArrowRight', 'Shift+ArrowRight')
    const place = page.box.style.transform
    const elsewhere = document.createElement('div')
    document.body.append(elsewhere)
    elsewhere.append(page.view.host)
    page.set({})
    await until(() => page.dialog, 'open again')
    expect(page.box.style.transform).to.equal(place)
    await drag(page.box, -10, 0)
    await until(() => page.box.style.transform !== place, 'dragged')
    page.view.unmount()
    elsewhere.remove()
    const next = new CropperPage({ noUpload: true, open: true }, 'zh', page.draft)
    await until(() => next.box, 'picture')
    next.confirm()
    const result = await next.done()
    expect(result.width).to.equal(384)
    expect(result.x).to.be.within(130, 140)
    expect(await page.outcome).to.deep.equal(result)
  })

  it('its library registers none of its eight names on the page, so the page can use its own cropper', async () => {
    const page = new CropperPage({ noUpload: true })
    await page.crop(photo)
    await drag(page.box, 10, 10)
    page.confirm()
    await page.done()
    // It is registered, under our own name.
    expect(page.all('eb-gesture-area').length).to.be.greaterThan(0)
    expect(customElements.get('eb-gesture-area')).to.be.a('function')
    expect(cropperTags.filter((tag) => customElements.get(tag))).to.deep.equal([])
    expect(page.all('*').filter(({ localName }) => localName.startsWith('cropper-'))).to.deep.equal([])
    // An element that the page defines later belongs to the page, and the next crop does not change it.
    class PagesOwn extends HTMLElement {}
    customElements.define('cropper-canvas', PagesOwn)
    await page.crop(photo)
    page.confirm()
    await page.done(2)
    expect(customElements.get('cropper-canvas')).to.equal(PagesOwn)
    expect(page.all('*').some((element) => element instanceof PagesOwn)).to.equal(false)
  })

  it('if the page closes it during the upload, it cancels the upload and reports nothing', async () => {
    const hits = await injectFault({ match: '/eb-store/', fault: 'delay', milliseconds: 800 })
    const page = new CropperPage()
    await page.crop(photo)
    page.confirm()
    await until(() => hits(), 'on its way', 15_000)
    page.handle.current?.hide()
    expect(await page.outcome).to.equal(undefined)
    await until(() => page.events.includes('gone'), 'gone')
    expect(page.events).to.deep.equal(['show', 'hide', 'gone'])
    expect(page.errors).to.deep.equal([])
  })

  it('Esc and cancel resolve crop to undefined; a newer call ends the previous one', async () => {
    const page = new CropperPage({ noUpload: true })
    ;(await until(() => page.part('button'), 'button')).focus()
    await page.crop(photo)
    const first = page.outcome
    await page.crop(await png(pattern(100, 80)), { ratio: '4:3' })
    expect(await first).to.equal(undefined)
    await until(() => page.size === '80 × 60 像素', 'the newer one')
    await press('Escape')
    expect(await page.outcome).to.equal(undefined)
    await until(() => page.events.includes('gone'), 'gone')
    expect(page.focused).to.equal(page.part('button'))
  })
})
