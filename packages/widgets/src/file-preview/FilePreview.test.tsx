import { thumbnailUrl } from '@ebkit/core/files'
import { gatewayUrl, type Mounted, mount, signIn, until } from '@ebkit/testing/browser'
import { adoptTokens } from '@ebkit/ui/styles'
import { expect } from '@open-wc/testing'
import { sendKeys, setViewport } from '@web/test-runner-commands'
import { EnvironmentProvider } from '../environment'
import { colourPicture } from '../gallery/testing/pictures'
import { pattern, png } from '../image-cropper/testing/pictures'
import { FilePreview, type FilePreviewProps } from '.'

adoptTokens(document)

class PreviewPage {
  readonly events: string[] = []
  readonly view: Mounted
  constructor(
    public props: FilePreviewProps,
    readonly locale = 'zh',
  ) {
    this.view = mount(this.#node())
  }
  #node() {
    const { events, locale } = this
    return (
      <EnvironmentProvider value={{ locale }}>
        <FilePreview {...this.props} onShow={() => events.push('show')} onHide={() => events.push('hide')} />
      </EnvironmentProvider>
    )
  }
  set(props: FilePreviewProps) {
    this.props = props
    this.view.render(this.#node())
  }
  find = <E extends HTMLElement>(selector: string) => this.view.root.querySelector<E>(selector)
  part = (name: string) => this.find(`[part="${name}"]`)
  get none() {
    return this.part('none')?.textContent
  }
}

/** Uploads a file as the page's user, and returns its address. */
async function stored(name: string, body: BodyInit): Promise<string> {
  const form = new FormData()
  form.append('file', new File([body as BlobPart], name))
  const answer = await fetch(`${gatewayUrl}api/oss-api/eb/oss/upload`, {
    method: 'POST',
    headers: { 'X-Eb-Client': 'ebkit/test' },
    body: form,
  })
  const { data } = (await answer.json()) as { data: { url: string } }
  return data.url
}

describe('eb-file-preview', function () {
  this.timeout(30_000)
  before(async function () {
    this.timeout(60_000)
    await setViewport({ width: 800, height: 600 })
    await signIn('manager')
  })

  it('W-PREV-1 images of every type are shown as images, SVG too; a press enlarges them', async () => {
    const src = colourPicture('#36c', 300, 200)
    for (const type of ['png', 'jpg', 'gif', 'svg', 'jfif', 'bmp', 'jpeg', 'webp', 'avif']) {
      const page = new PreviewPage({ src, fileName: `大厅.${type}` })
      const image = (await until(() => page.part('image'), type)) as HTMLImageElement
      expect([image.tagName, image.alt]).to.deep.equal(['IMG', `大厅.${type}`])
      page.view.unmount()
    }
    const page = new PreviewPage({ src, fileName: '大厅.png', slides: [{ src: `${src}#0` }, { src }] })
    const button = (await until(() => page.part('enlarge'), 'picture')) as HTMLElement
    button.focus()
    button.click()
    await until(() => page.find('.eb-viewer:modal'), 'large')
    expect(page.find('.eb-viewer__place')?.textContent).to.contain('第 2 张，共 2 张')
    await sendKeys({ press: 'Escape' })
    await until(() => page.events.join() === 'show,hide', 'closed')
  })

  it('W-PREV-1 the browser shows a PDF if it can; otherwise there are links', async () => {
    const src = 'https://cdn.example/%E5%90%88%E5%90%8C.pdf'
    const can = navigator.pdfViewerEnabled
    try {
      for (const isAble of [true, false]) {
        Object.defineProperty(navigator, 'pdfViewerEnabled', { value: isAble, configurable: true })
        const page = new PreviewPage({ src, size: 2_474_639 })
        await until(() => page.part('download'), 'links')
        const pdf = page.part('pdf') as HTMLEmbedElement | null
        expect([pdf?.tagName, pdf?.type]).to.deep.equal(
          isAble ? ['EMBED', 'application/pdf'] : [undefined, undefined],
        )
        if (!isAble) expect(page.none).to.equal('合同.pdf2.36 MB这个浏览器不能显示 PDF，打开或下载后查看')
        expect((page.part('open') as HTMLAnchorElement).href).to.equal(src)
        page.view.unmount()
      }
    } finally {
      Object.defineProperty(navigator, 'pdfViewerEnabled', { value: can, configurable: true })
    }
  })

  it('W-PREV-1 videos have controls; one that cannot be played says so, with a download link', async () => {
    for (const type of ['mp4', 'ogg', 'avi', 'mov']) {
      const page = new PreviewPage({ src: 'data:video/mp4;base64,AAAA', fileName: `开业.${type}` })
      await until(() => page.part('video') || page.none, type)
      await until(() => page.none === `开业.${type}浏览器放不了这个视频，下载后观看`, 'cannot be played')
      expect((page.part('download') as HTMLAnchorElement).download).to.equal(`开业.${type}`)
      page.view.unmount()
    }
  })

  it('F-CO-3 other types: name, size and a download link; an unsafe address counts as none', async () => {
    const page = new PreviewPage({ src: 'https://cdn.example/a/%E6%8A%A5%E8%A1%A8.xlsx', size: 860 * 1024 })
    await until(() => page.none === '报表.xlsx860.00 KB这种文件不能预览，下载后查看', 'none')
    expect(page.part('open')).to.equal(null)
    for (const src of [
      'javascript:alert(1)',
      'data:text/html,<script>1</script>',
      'file:///etc/passwd',
      '//evil.example/a.png',
      'https://a:b@evil.example/a.png',
    ]) {
      page.set({ src, fileName: 'a.png' })
      await until(() => page.none === 'a.png没有可以预览的文件', src)
      expect(page.find('a, img, embed')).to.equal(null)
    }
  })

  it('an image that fails to load says so, and can be retried', async () => {
    const page = new PreviewPage({ src: '/none.png' }, 'en')
    await until(() => page.none?.includes('The image could not be loaded.'), 'failed')
    const failed = page.part('none')
    ;(page.part('retry') as HTMLElement).click()
    await until(() => !failed?.isConnected && page.part('none'), 'tried, and failed again')
    page.set({ src: colourPicture('#36c', 30, 20), fileName: 'a.png' })
    await until(() => page.part('image'), 'another file')
  })

  it('W-THUMB-1 the store creates a thumbnail of 200 × 200 of each image shown here, except AVIF', async () => {
    const url = await stored('照片.png', await png(pattern(800, 600)))
    expect(thumbnailUrl(url, '照片.png')).to.equal(
      `${url}?x-oss-process=image/resize,w_200,h_200/quality,q_100`,
    )
    const answer = await fetch(thumbnailUrl(url, '照片.png'))
    const bitmap = await createImageBitmap(await answer.blob())
    expect([bitmap.width, bitmap.height]).to.deep.equal([200, 150])
    expect(thumbnailUrl(url, '照片.AVIF')).to.equal(url)
    const page = new PreviewPage({ src: url, fileName: '照片.png' })
    await until(() => (page.part('image') as HTMLImageElement | null)?.naturalWidth === 800, 'the large one')
  })

  it('axe finds nothing', async () => {
    for (const props of [
      { src: colourPicture('#36c', 30, 20), fileName: 'a.png' },
      { src: 'https://cdn.example/a.zip', size: 3 },
      { src: 'data:video/mp4;base64,AAAA', fileName: 'a.mp4' },
    ]) {
      const page = new PreviewPage(props)
      await until(() => page.part('stage'), 'shown')
      await expect(page.view.host).to.be.accessible()
      page.view.unmount()
    }
  })
})
