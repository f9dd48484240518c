import { foreignGatewayUrl, injectFault, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys, setViewport } from '@web/test-runner-commands'
import { loadPicture } from './loadPicture'
import { CropperPage, withGateway } from './testing/CropperPage'
import { pattern, photo, png } from './testing/pictures'

/** Four corners of different colours. */
function corners(width: number, height: number): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d') as CanvasRenderingContext2D
  const colours = ['#f00', '#0f0', '#00f', '#fff']
  for (const [place, colour] of colours.entries()) {
    context.fillStyle = colour
    context.fillRect((place % 2) * (width / 2), place > 1 ? height / 2 : 0, width / 2, height / 2)
  }
  return canvas
}

/** Colours of the corners, from the top left, row by row. */
function cornersOf(canvas: HTMLCanvasElement): string {
  const context = canvas.getContext('2d') as CanvasRenderingContext2D
  const { width, height } = canvas
  const names: Record<string, string> = { '100': 'r', '010': 'g', '001': 'b', '111': 'w' }
  return [4, width - 5]
    .flatMap((x) => [4, height - 5].map((y) => [x, y] as const))
    .sort(([, one], [, other]) => one - other)
    .map(
      ([x, y]) =>
        names[
          [...context.getImageData(x, y, 1, 1).data]
            .slice(0, 3)
            .map((part) => Math.round(part / 255))
            .join('')
        ],
    )
    .join('')
}

/** A touch. The library listens for its moves on the document. */
function finger(target: Element, pointerId: number) {
  const send = (type: string, x: number, y: number) =>
    target.dispatchEvent(
      new PointerEvent(type, {
        ...{ pointerId, pointerType: 'touch', isPrimary: pointerId === 1 },
        ...{ clientX: x, clientY: y, bubbles: true, composed: true, cancelable: true },
      }),
    )
  return {
    down: (x: number, y: number) => send('pointerdown', x, y),
    move: (x: number, y: number) => send('pointermove', x, y),
    up: (x: number, y: number) => send('pointerup', x, y),
  }
}

describe('eb-image-cropper: pictures', function () {
  this.timeout(30_000)
  withGateway()
  before(() => setViewport({ width: 1000, height: 760 }))

  it('a photo is shown upright for every EXIF orientation', async () => {
    // The results of the eight EXIF orientations for red, green, blue, white.
    const upright = ['rgbw', 'grwb', 'wbgr', 'bwrg', 'rbgw', 'brwg', 'wgbr', 'gwrb']
    for (const [place, expected] of upright.entries()) {
      const { canvas } = await loadPicture(await photo(corners(80, 40), place + 1))
      expect([canvas.width, canvas.height], String(place + 1)).to.deep.equal(place < 4 ? [80, 40] : [40, 80])
      expect(cornersOf(canvas), String(place + 1)).to.equal(expected)
    }
  })

  it('a picture that is too large for Safari is scaled down first, and the dialog says so', async () => {
    const page = new CropperPage({ noUpload: true, ratio: 'original' })
    await page.crop(await png(corners(5000, 4000)))
    expect(page.notice).to.equal('图片太大（5000 × 4000），已缩小到 4579 × 3663 再裁剪')
    page.confirm()
    expect((await page.done()).width).to.be.within(3660, 3665)
  })

  it('a file that is not a picture is refused with a message, and the previous picture stays', async () => {
    const page = new CropperPage({ noUpload: true })
    const handle = await until(() => page.handle.current, 'handle')
    void handle.crop(new File(['%PDF-1.4 not a picture'], 'photo.png', { type: 'image/png' }))
    await until(() => page.notice === '这个文件不是图片，或者已经损坏', 'reported')
    expect(page.errors[0]?.code).to.equal('not-image')
    await page.choose(await png(pattern(100, 100)))
    await until(() => page.size === '80 × 80 像素', 'picture')
    await page.choose(new File([], 'empty.png'))
    await until(() => page.notice === '这个文件不是图片，或者已经损坏', 'told again')
    expect(page.size).to.equal('80 × 80 像素')
  })

  it('a picture of an address is cropped; without CORS, or without an answer, the dialog says why not', async () => {
    const page = new CropperPage()
    await page.crop(await png(pattern(300, 200)))
    page.confirm()
    const { cropImage, unique } = await page.done()
    const again = new CropperPage({ noUpload: true, src: cropImage, open: true })
    await until(() => again.size === '128 × 128 像素', 'the address')
    again.confirm()
    expect((await again.done()).originImage).to.equal(cropImage)
    const foreign = `${await foreignGatewayUrl()}eb-store/${unique}`
    const hits = await injectFault({
      match: '/eb-store/',
      fault: 'hideHeaders',
      names: ['access-control-allow-origin'],
    })
    expect(await refusal(foreign)).to.equal('cross-origin')
    expect(await hits()).to.be.greaterThan(0)
    expect(await refusal(`${foreign}-gone`)).to.equal('unreachable')
    expect(await refusal(location.href)).to.equal('not-image')
  })

  it('an SVG can be cropped too', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="30"><path d="M0 0h9v9z"/></svg>'
    const { canvas } = await loadPicture(new File([svg], 'a.svg', { type: 'image/svg+xml' }))
    expect([canvas.width, canvas.height]).to.deep.equal([60, 30])
  })

  it('two fingers zoom and move the picture under the box, one finger moves the box', async () => {
    const page = new CropperPage({ noUpload: true })
    await page.crop(await png(pattern(640, 480)))
    const picture = () => (page.find('.eb-cropping__picture') as Element).getBoundingClientRect()
    const { x, y, width, height } = page.box.getBoundingClientRect()
    const [left, top] = [x + width / 2, y + height / 2]
    const before = picture()
    const [one, two] = [finger(page.box, 1), finger(page.box, 2)]
    one.down(left - 50, top)
    two.down(left + 50, top)
    two.move(left + 150, top)
    await until(() => Math.abs(picture().width / before.width - 2) < 0.001, 'twice as large')
    expect(page.box.getBoundingClientRect().x).to.equal(x)
    two.up(left + 150, top)
    one.up(left - 50, top)
    one.down(left, top)
    one.move(left - 20, top)
    await until(() => Math.abs(page.box.getBoundingClientRect().x - x + 20) < 0.01, 'moved')
    one.up(left - 20, top)
  })

  it('axe finds nothing, empty and with a picture; the same in English', async () => {
    const page = new CropperPage({ noUpload: true, open: true }, 'en')
    await until(() => page.dialog, 'open')
    await expect(page.view.host).to.be.accessible()
    await page.choose(await png(pattern(640, 480)))
    await until(() => page.box, 'picture')
    expect(page.size).to.equal('384 × 384 px')
    await sendKeys({ press: 'ArrowRight' })
    await until(
      () => page.find('.eb-cropping__frame [role=status]')?.textContent === 'left 129, top 48, 384 × 384',
    )
    await expect(page.view.host).to.be.accessible()
  })
})

const refusal = (address: string) =>
  loadPicture(address).then(
    () => 'loaded',
    (error) => error.code,
  )
