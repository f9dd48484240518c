import { foreignGatewayUrl, mount, until } from '@ebkit/testing/browser'
import { adoptTokens } from '@ebkit/ui/styles'
import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { createRoot } from 'react-dom/client'
import { EnvironmentProvider, type WidgetError } from '../environment'
import { pixelsOf, readCode } from '../qr/testing/readCode'
import { QrCode } from '../qr-code'
import { Poster, type PosterHandle, type PosterProps, type PosterResult } from '.'

adoptTokens(document)

const boxes: HTMLElement[] = []

/** A poster of the page: 200 × 150, red, with a blue square of 50 at 100, 60. */
function place(markup = ''): HTMLElement {
  const poster = document.createElement('div')
  poster.id = 'poster'
  poster.style.cssText = 'position:relative;width:200px;height:150px;background:rgb(255,0,0);margin:7px'
  poster.innerHTML = `<i style="position:absolute;left:100px;top:60px;width:50px;height:50px;background:rgb(0,0,255)"></i>${markup}`
  document.body.append(poster)
  boxes.push(poster)
  return poster
}

/** A fake of the element `eb-qr-code`: a host with a value, and the code in its shadow root. */
function placeCode(poster: HTMLElement, value: string, style: string): HTMLElement {
  const host = document.createElement('eb-qr-code') as HTMLElement & { value?: string }
  host.value = value
  host.style.cssText = `position:absolute;${style}`
  const view = document.createElement('div')
  host.attachShadow({ mode: 'open' }).append(view)
  poster.append(host)
  createRoot(view).render(<QrCode value={value} level="H" width={host.clientWidth || 120} noDownload />)
  return host
}

function openPoster(props: PosterProps, locale = 'zh') {
  const errors: WidgetError[] = []
  const results: PosterResult[] = []
  const events: object[] = []
  const handle = { current: null as PosterHandle | null }
  const view = mount(
    <EnvironmentProvider value={{ locale, reportError: (error) => errors.push(error) }}>
      <Poster
        for="poster"
        name="国庆"
        {...props}
        handle={handle}
        callback={(result) => results.push(result)}
        onDownload={(detail) => events.push(detail)}
      />
    </EnvironmentProvider>,
  )
  const part = (name: string) => view.root.querySelector<HTMLElement>(`[part="${name}"]`)
  return { view, part, errors, results, events, handle }
}

const saved: string[] = []
const { click } = HTMLAnchorElement.prototype

/** Presses the button, and returns the pixels of the saved file. */
async function savedPixels(props: PosterProps): Promise<ImageData> {
  const { part, results } = openPoster(props)
  ;(await until(() => part('button'))).click()
  const result = await until(() => results[0], 'result')
  if (!result.isSaved)
    throw new Error(`${result.problem.code} ${JSON.stringify(result.problem.params)} ${result.problem.cause}`)
  return pixelsOf(result.content)
}

const colourAt = ({ data, width }: ImageData, x: number, y: number) => [
  ...data.slice((y * width + x) * 4, (y * width + x) * 4 + 4),
]
const red = [255, 0, 0, 255]
const blue = [0, 0, 255, 255]
const white = [255, 255, 255, 255]

describe('eb-poster', function () {
  this.timeout(30_000)
  beforeEach(() => {
    saved.length = 0
    HTMLAnchorElement.prototype.click = function () {
      saved.push(this.download)
    }
  })
  afterEach(() => {
    HTMLAnchorElement.prototype.click = click
    for (const box of boxes.splice(0)) box.remove()
  })

  it('W-POST-2 W-POST-3 by default the area of 100 × 100 at 0, 0 is saved as name.png', async () => {
    place()
    const { part, results, events } = openPoster({})
    ;(await until(() => part('button'))).click()
    const result = await until(() => results[0], 'result')
    expect(saved).to.deep.equal(['国庆.png'])
    const content = result.isSaved ? result.content : new Blob()
    const pixels = await pixelsOf(content)
    expect([pixels.width, pixels.height]).to.deep.equal([100, 100])
    expect(colourAt(pixels, 50, 50)).to.deep.equal(red)
    expect(events).to.deep.equal([
      { fileName: '国庆.png', size: content.size, time: result.isSaved && result.time },
    ])
  })

  it('W-POST-1 width, height, x and y define the area exactly', async () => {
    place()
    const pixels = await savedPixels({ x: 90, y: 50, width: 80, height: 70 })
    expect([pixels.width, pixels.height]).to.deep.equal([80, 70])
    expect([9, 10, 59, 60].map((x) => colourAt(pixels, x, 30))).to.deep.equal([red, blue, blue, red])
    expect([9, 10, 59, 60].map((y) => colourAt(pixels, 30, y))).to.deep.equal([red, blue, blue, red])
  })

  it('W-POST-2 the background is white; background and scale change it', async () => {
    const poster = place()
    poster.style.background = 'none'
    const plain = await savedPixels({ width: 300, height: 200 })
    expect([colourAt(plain, 10, 10), colourAt(plain, 250, 180)]).to.deep.equal([white, white])
    const other = await savedPixels({ width: 300, height: 200, background: 'rgb(0,255,0)', scale: 2 })
    expect([other.width, other.height]).to.deep.equal([600, 400])
    const green = [0, 255, 0, 255]
    expect([colourAt(other, 20, 20), colourAt(other, 590, 390), colourAt(other, 220, 140)]).to.deep.equal([
      green,
      green,
      blue,
    ])
  })

  it('a poster that the page scales down is saved in its full size', async () => {
    const poster = place()
    poster.style.transform = 'scale(.5)'
    const pixels = await savedPixels({ width: 200, height: 150 })
    expect([colourAt(pixels, 140, 100), colourAt(pixels, 195, 145)]).to.deep.equal([blue, red])
  })

  it('W-POST-4 without an id, an element or a name a message says so, and nothing is saved', async () => {
    place()
    for (const props of [{ for: '' }, { for: 'none' }, { name: '' }, { width: 0 }]) {
      const { view, part, results, errors } = openPoster(props)
      ;(await until(() => part('button'))).click()
      const message = await until(() => part('message'), 'message')
      expect([message.textContent, message.role]).to.deep.equal(['请设置id或者必要的入参', 'alert'])
      expect(results.map(({ isSaved }) => isSaved)).to.deep.equal([false])
      expect(errors.map(({ code }) => code)).to.deep.equal(['missing-parameters'])
      await expect(view.host).to.be.accessible()
      view.unmount()
    }
    expect(saved).to.deep.equal([])
  })

  it('contains images of the page, including backgrounds and images that load late', async () => {
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = 20
    const context = canvas.getContext('2d') as CanvasRenderingContext2D
    context.fillStyle = 'rgb(0,255,255)'
    context.fillRect(0, 0, 20, 20)
    const blob = await new Promise<Blob>((resolve) => canvas.toBlob((image) => resolve(image as Blob)))
    const address = URL.createObjectURL(blob)
    place(
      `<img loading="lazy" src="${address}" style="position:absolute;left:0;top:0;width:20px">
      <b style="position:absolute;left:40px;top:0;width:20px;height:20px;background:url(${address})"></b>`,
    )
    const pixels = await savedPixels({})
    const cyan = [0, 255, 255, 255]
    expect([colourAt(pixels, 10, 10), colourAt(pixels, 50, 10), colourAt(pixels, 30, 10)]).to.deep.equal([
      cyan,
      cyan,
      red,
    ])
  })

  it('an image of another origin that may not be read is named, and nothing is saved', async () => {
    // The same server by another name: another origin, and it allows none.
    const other = new URL('/packages/elements/e2e/support/picture.png', location.href)
    other.hostname = location.hostname === 'localhost' ? '127.0.0.1' : 'localhost'
    const address = other.href
    place(`<img src="${address}" style="width:20px">`)
    // It exists: the browser can load it, but not read it.
    expect((await fetch(address, { mode: 'no-cors' })).type).to.equal('opaque')
    const { part, results, errors } = openPoster({})
    ;(await until(() => part('button'))).click()
    const message = await until(() => part('message'), 'message')
    expect(message.textContent).to.contain(`允许跨域：${address}`)
    expect(results[0]?.isSaved).to.equal(false)
    expect(errors[0]?.code).to.equal('unreadable-image')
    expect(saved).to.deep.equal([])
  })

  it('contains an image of another origin that everyone may read', async () => {
    const address = new URL('/pictures/products/boat.svg', await foreignGatewayUrl()).href
    place(`<img src="${address}" style="position:absolute;left:0;top:0;width:90px;height:60px">`)
    const pixels = await savedPixels({})
    expect(colourAt(pixels, 30, 30)).not.to.deep.equal(red)
    expect(colourAt(pixels, 95, 95)).to.deep.equal(red)
  })

  it('a missing image is named too', async () => {
    place('<img src="/none/none.png" style="width:20px">')
    const { part } = openPoster({})
    ;(await until(() => part('button'))).click()
    const message = await until(() => part('message'), 'message')
    expect(message.textContent).to.contain(`${location.origin}/none/none.png`)
  })

  it('a code on the poster is in the image, and an independent decoder reads it', async () => {
    const host = placeCode(
      place(),
      'https://example.com/t/8F2K',
      'left:20px;top:10px;width:130px;height:130px',
    )
    await until(() => host.shadowRoot?.querySelector('[part=code]'), 'code')
    const pixels = await savedPixels({ width: 200, height: 150, scale: 2 })
    expect(readCode(pixels)).to.equal('https://example.com/t/8F2K')
  })

  for (const [why, spoil] of [
    [
      'covered',
      (poster: HTMLElement) =>
        poster.insertAdjacentHTML(
          'beforeend',
          '<u style="position:absolute;inset:0 0 0 90px;background:red"></u>',
        ),
    ],
    [
      'of another text',
      (_: HTMLElement, host: { value?: string }) =>
        Object.assign(host, { value: 'https://example.com/other' }),
    ],
  ] as const)
    it(`a code that is ${why} is found out before the poster is offered`, async () => {
      const poster = place()
      const host = placeCode(
        poster,
        'https://example.com/t/8F2K',
        'left:20px;top:10px;width:130px;height:130px',
      )
      await until(() => host.shadowRoot?.querySelector('[part=code]'), 'code')
      spoil(poster, host as never)
      const { part, errors, results } = openPoster({ width: 200, height: 150 })
      ;(await until(() => part('button'))).click()
      const message = await until(() => part('message'), 'message')
      expect(message.textContent).to.contain('扫不出来')
      expect([errors[0]?.code, results[0]?.isSaved]).to.deep.equal(['unreadable-code', false])
      expect(saved).to.deep.equal([])
    })

  it('a code that is cut off is reported; one outside of the area is ignored', async () => {
    const host = placeCode(
      place(),
      'https://example.com/t/8F2K',
      'left:20px;top:10px;width:130px;height:130px',
    )
    await until(() => host.shadowRoot?.querySelector('[part=code]'), 'code')
    const cut = openPoster({ width: 80, height: 150 })
    ;(await until(() => cut.part('button'))).click()
    await until(() => cut.errors[0]?.code === 'unreadable-code', 'cut')
    const outside = openPoster({ width: 18, height: 150 })
    ;(await until(() => outside.part('button'))).click()
    await until(() => outside.results[0]?.isSaved, 'outside')
  })

  it('qrText: a code in an image is verified too', async () => {
    place()
    const missing = openPoster({ qrText: 'https://example.com' })
    ;(await until(() => missing.part('button'))).click()
    await until(() => missing.errors[0]?.code === 'unreadable-code', 'no code there')
    const handle = { current: null as { toBlob(): Promise<Blob | undefined> } | null }
    mount(<QrCode value="https://example.com" width={140} handle={handle as never} />)
    const code = await (await until(() => handle.current)).toBlob()
    place(`<img src="${URL.createObjectURL(code as Blob)}" style="position:absolute;left:5px;top:5px">`).id =
      'second'
    const found = openPoster({ for: 'second', qrText: 'https://example.com', width: 200, height: 150 })
    ;(await until(() => found.part('button'))).click()
    await until(() => found.results[0]?.isSaved, 'read')
  })

  it('Enter on the button saves it; toBlob returns it without saving', async () => {
    place()
    const { handle, results, part } = openPoster({}, 'en')
    await until(() => part('button')?.textContent === 'Download poster')
    const blob = await handle.current?.toBlob()
    expect([blob?.type, saved.length]).to.deep.equal(['image/png', 0])
    handle.current?.focus()
    await sendKeys({ press: 'Enter' })
    await until(() => results.length === 1, 'made')
    expect(saved).to.deep.equal(['国庆.png'])
  })

  it('two presses on the page’s own button save one file, and say so once; a later one saves another', async () => {
    place()
    const { view, handle, results, events } = openPoster({ children: <button type="button">Save</button> })
    const button = await until(() => view.root.querySelector('button'))
    button.click()
    button.click()
    expect(await handle.current?.download()).to.equal(true)
    expect([saved.length, events.length, results.length]).to.deep.equal([1, 1, 1])
    button.click()
    expect(await handle.current?.download()).to.equal(true)
    expect([saved.length, events.length, results.length]).to.deep.equal([2, 2, 2])
  })

  it('leaves nothing of its own in the page', async () => {
    place()
    const before = document.querySelectorAll('iframe, style, canvas').length
    await savedPixels({})
    expect(document.querySelectorAll('iframe, style, canvas').length).to.equal(before)
  })
})
