import { type Mounted, mount, turnWheel, until } from '@ebkit/testing/browser'
import { Dialog } from '@ebkit/ui/dialog'
import { adoptTokens } from '@ebkit/ui/styles'
import { expect } from '@open-wc/testing'
import { emulateMedia, sendKeys, sendMouse, setViewport } from '@web/test-runner-commands'
import { EnvironmentProvider } from '../environment'
import { Gallery, type GalleryHandle, type GalleryProps, type Slide } from '.'
import { colourPicture } from './testing/pictures'

adoptTokens(document)

const slides = (): Slide[] => [
  { src: colourPicture('#c33', 800, 600), title: '大厅', w: 800, h: 600 },
  { src: colourPicture('#3c3', 600, 900), msrc: colourPicture('#3c3', 60, 90), alt: '花园', w: 600, h: 900 },
  { src: colourPicture('#33c', 2000, 1000) },
  { src: colourPicture('#cc3', 40, 20) },
]

class GalleryPage {
  readonly events: string[] = []
  readonly handle: { current: GalleryHandle | null } = { current: null }
  readonly view: Mounted
  constructor(
    props: GalleryProps = {},
    locale = 'zh',
    around?: (gallery: React.ReactNode) => React.ReactNode,
  ) {
    const { events, handle } = this
    const gallery = (
      <Gallery
        items={slides()}
        onShow={({ index }) => events.push(`show ${index}`)}
        onHide={() => events.push('hide')}
        onAfterHide={() => events.push('gone')}
        onChange={({ index }) => events.push(`at ${index}`)}
        {...props}
        handle={handle}
      />
    )
    this.view = mount(
      <EnvironmentProvider value={{ locale }}>{around ? around(gallery) : gallery}</EnvironmentProvider>,
    )
  }
  find = <E extends HTMLElement>(selector: string) => this.view.root.querySelector<E>(selector)
  all = <E extends HTMLElement>(selector: string) => [...this.view.root.querySelectorAll<E>(selector)]
  get viewer() {
    return this.find<HTMLDialogElement>('.eb-viewer:modal')
  }
  get current() {
    return this.find('.eb-viewer__slide:not([inert])')
  }
  get picture() {
    return this.current?.querySelector<HTMLImageElement>('img:last-of-type') as HTMLImageElement
  }
  /** Width on the screen. */
  get width() {
    return this.picture?.getBoundingClientRect().width ?? 0
  }
  get place() {
    return this.find('.eb-viewer__place')?.textContent?.trim() ?? ''
  }
  get focused() {
    return (this.view.root as ShadowRoot).activeElement
  }
  thumbnail = (place: number) => this.all('[part=thumbnail]')[place] as HTMLElement
  async open(place = 0) {
    await until(() => this.thumbnail(place), 'small picture')
    this.thumbnail(place).focus()
    this.thumbnail(place).click()
    await until(() => this.viewer && this.picture?.complete && this.width > 1, 'open')
  }
}

const press = (key: string) => sendKeys({ press: key })

describe('eb-gallery', () => {
  before(() => setViewport({ width: 800, height: 600 }))
  beforeEach(() => emulateMedia({ reducedMotion: 'no-preference' }))

  it('W-GAL-1 thumbnails open large images with title and alt; missing sizes are measured', async () => {
    const page = new GalleryPage()
    await until(() => page.all('[part=thumbnail] img').length === 4, 'grid')
    expect(page.all('[part=thumbnail]').map(({ ariaLabel }) => ariaLabel)).to.deep.equal([
      '放大「大厅」',
      '放大「花园」',
      '放大第 3 张',
      '放大第 4 张',
    ])
    expect(page.thumbnail(1).querySelector('img')?.src).to.equal(slides()[1]?.msrc)
    await page.open(0)
    expect(page.viewer?.ariaLabel).to.equal('查看图片')
    expect(page.find('[part=title]')?.textContent).to.equal('大厅')
    expect(page.picture.alt).to.equal('大厅')
    expect(page.width).to.equal(800)
    expect(page.events).to.deep.equal(['show 0'])
    page.handle.current?.show(2)
    await until(() => page.width === 800 && page.place === '第 3 张，共 4 张', 'fits by its own size')
    page.handle.current?.show(3)
    await until(() => page.width === 40, 'not made larger')
  })

  it('W-GAL-2 an image that fails to load shows an error in both languages, and can be retried', async () => {
    for (const [locale, words] of [
      ['en', 'The image could not be loaded.'],
      ['zh', '图片没有加载出来'],
    ] as const) {
      const page = new GalleryPage({ items: [{ src: '/none.png' }] }, locale)
      await until(() => page.handle.current, 'handle')
      page.handle.current?.show()
      await until(() => page.find('.eb-viewer__failed p')?.textContent === words, words)
      const failed = page.find('.eb-viewer__failed')
      page.find('[part=retry]')?.click()
      await until(() => !failed?.isConnected && page.find('.eb-viewer__failed'), 'tried, and failed again')
      page.view.unmount()
    }
  })

  it('W-GAL-3 animations take 333 ms; the next and the previous image are preloaded', async () => {
    const page = new GalleryPage()
    await page.open(1)
    await until(() => getComputedStyle(page.viewer as Element).animationDuration === '0.333s', 'its styles')
    expect(getComputedStyle(page.viewer as Element).transitionDuration).to.equal('0.333s')
    expect(getComputedStyle(page.current as Element).transitionDuration).to.equal('0.333s')
    const sources = () => [...new Set(page.all<HTMLImageElement>('.eb-viewer img').map(({ src }) => src))]
    const all = slides().map(({ src }) => src)
    await until(() => sources().length === 3, 'neighbours')
    expect(sources().sort()).to.deep.equal(all.slice(0, 3).sort())
    await press('ArrowRight')
    await until(() => sources().includes(all[3] as string), 'the next neighbour')
    expect(sources()).not.to.include(all[0])
  })

  it('keys: arrows, Home, End, + - 0, R and Esc; focus returns to the image that was shown last', async () => {
    const page = new GalleryPage()
    const outside: string[] = []
    page.view.host.addEventListener('keydown', ({ key }) => outside.push(key))
    await page.open(0)
    await press('ArrowRight')
    await until(() => page.place.startsWith('第 2 张'), 'next')
    await press('ArrowLeft')
    await press('ArrowLeft')
    await until(() => page.place.startsWith('第 1 张'), 'stays at the first')
    await press('End')
    await until(() => page.place.startsWith('第 4 张'), 'last')
    await press('Home')
    await until(() => page.place.startsWith('第 1 张') && page.width === 800, 'first')
    await press('+')
    await until(() => page.width === 1000, 'larger')
    await press('-')
    await until(() => page.width === 800, 'as before')
    await press('+')
    await press('0')
    await until(() => page.width === 800, 'all of it')
    await press('r')
    await until(() => Math.abs(page.width - 450) < 1, 'turned')
    await press('ArrowRight')
    await until(() => page.place.startsWith('第 2 张'), 'second')
    await press('Escape')
    await until(() => page.events.includes('gone'), 'gone')
    expect(page.focused).to.equal(page.thumbnail(1))
    expect(outside).to.deep.equal([])
    expect(page.events).to.deep.equal(['show 0', 'at 1', 'at 0', 'at 3', 'at 0', 'at 1', 'hide', 'gone'])
  })

  it('wheel, drag, double click and buttons zoom, move and rotate', async () => {
    const page = new GalleryPage()
    await page.open(2)
    await until(() => page.width === 800, 'ready')
    await sendMouse({ type: 'move', position: [200, 300] })
    await turnWheel(-100)
    await until(() => Math.abs(page.width - 880) < 0.5, 'wheel')
    const left = () => page.picture.getBoundingClientRect().x
    // The point under the pointer does not move: a quarter from the left.
    expect(left()).to.be.closeTo(-20, 0.5)
    await sendMouse({ type: 'down' })
    await sendMouse({ type: 'move', position: [500, 300] })
    await until(() => Math.abs(left()) < 0.5, 'dragged to its edge')
    await sendMouse({ type: 'up' })
    page.picture.dispatchEvent(
      new MouseEvent('dblclick', { bubbles: true, composed: true, clientX: 400, clientY: 300 }),
    )
    await until(() => page.width === 800, 'all of it')
    page.find('[part=rotate]')?.click()
    await until(() => Math.abs(page.width - 300) < 0.5, 'turned')
  })

  it('a swipe shows the next image, and back', async () => {
    const page = new GalleryPage()
    await page.open(0)
    const swipe = (to: number) => {
      for (const [type, x] of [
        ['pointerdown', 400],
        ['pointermove', 400 + to / 2],
        ['pointermove', 400 + to],
        ['pointerup', 400 + to],
      ] as const)
        page.picture.dispatchEvent(
          new PointerEvent(type, {
            ...{ pointerId: 1, pointerType: 'touch', clientX: x, clientY: 300 },
            ...{ bubbles: true, composed: true, cancelable: true },
          }),
        )
    }
    swipe(-120)
    await until(() => page.place.startsWith('第 2 张'), 'next')
    swipe(-20)
    swipe(120)
    await until(() => page.place.startsWith('第 1 张'), 'back')
  })

  it('it is above a dialog; Esc closes only the viewer, and focus returns to the dialog', async () => {
    let isOpen = true
    const page = new GalleryPage({}, 'zh', (gallery) => (
      <Dialog open={true} label="outer" onClose={() => (isOpen = false)}>
        {gallery}
      </Dialog>
    ))
    await page.open(0)
    const top = (page.view.root as ShadowRoot).elementFromPoint(400, 300)
    expect(page.viewer?.contains(top)).to.equal(true)
    await press('Escape')
    await until(() => page.events.includes('hide'), 'closed')
    expect(isOpen).to.equal(true)
    await until(() => page.focused === page.thumbnail(0), 'focus')
  })

  it('a script of the page can close it, and it opens again', async () => {
    const page = new GalleryPage()
    await page.open(0)
    page.viewer?.close()
    await until(() => page.events.includes('gone'), 'gone')
    expect(page.events).to.deep.equal(['show 0', 'hide', 'gone'])
    await page.open(0)
  })

  it('images inside the element are its items; a link around one is the address of the large one', async () => {
    const page = new GalleryPage({ items: undefined as unknown as Slide[] })
    const [small, large] = [colourPicture('#111', 30, 20), colourPicture('#111', 300, 200)]
    page.view.host.innerHTML = `<img src="${small}" alt="前台"><a href="${large}"><img src="${small}" title="泳池"></a>`
    await until(() => page.all('[part=thumbnail]').length === 2, 'two')
    await page.open(1)
    await until(() => page.width === 300, 'the large one')
    page.view.host.firstElementChild?.remove()
    await until(() => page.all('[part=thumbnail]').length === 1, 'one')
  })

  it('with reduced motion there are no animations', async () => {
    await emulateMedia({ reducedMotion: 'reduce' })
    const page = new GalleryPage()
    await page.open(0)
    expect(getComputedStyle(page.current as Element).transitionDuration).to.equal('0s')
  })

  it('loop wraps around; invalid items and indexes are ignored', async () => {
    const page = new GalleryPage({ loop: true, items: [...slides(), {} as Slide, null as unknown as Slide] })
    await page.open(3)
    await press('ArrowRight')
    await until(() => page.place.startsWith('第 1 张，共 4 张'), 'round')
    for (const place of [99, -1, Number.NaN]) page.handle.current?.show(place)
    await until(() => page.place.startsWith('第 1 张，共 4 张'), 'somewhere')
    const empty = new GalleryPage({ items: [] })
    await until(() => empty.handle.current, 'handle')
    empty.handle.current?.show(3)
    expect(empty.events).to.deep.equal([])
  })

  it('axe finds nothing, in the grid and in the viewer', async () => {
    const page = new GalleryPage()
    await until(() => page.thumbnail(0), 'grid')
    await expect(page.view.host).to.be.accessible()
    await page.open(0)
    // During the fade the page behind is still visible.
    await until(() => getComputedStyle(page.viewer as Element).animationDuration === '0.333s', 'its styles')
    // An animation whose element is removed, such as a placeholder's, ends without finishing.
    await Promise.allSettled(
      (page.viewer as Element).getAnimations({ subtree: true }).map(({ finished }) => finished),
    )
    await expect(page.view.host).to.be.accessible()
  })
})
