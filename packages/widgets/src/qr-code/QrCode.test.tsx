import { mount, until } from '@ebkit/testing/browser'
import { adoptTokens } from '@ebkit/ui/styles'
import { expect } from '@open-wc/testing'
import { EnvironmentProvider, type WidgetError } from '../environment'
import { levelOf, pixelsOf, readCode } from '../qr/testing/readCode'
import { QrCode, type QrCodeHandle, type QrCodeProps } from '.'

adoptTokens(document)

const address = 'https://example.com/t/8F2K?name=门票'

function openCode(props: QrCodeProps, locale = 'zh') {
  const errors: WidgetError[] = []
  const saved: string[] = []
  const handle = { current: null as QrCodeHandle | null }
  const node = (more: QrCodeProps) => (
    <EnvironmentProvider value={{ locale, reportError: (error) => errors.push(error) }}>
      <QrCode {...props} {...more} handle={handle} onDownload={({ fileName }) => saved.push(fileName)} />
    </EnvironmentProvider>
  )
  const view = mount(node({}))
  const part = <E extends Element = HTMLElement>(name: string) =>
    view.root.querySelector<E>(`[part="${name}"]`)
  return { view, part, errors, saved, handle, set: (more: QrCodeProps) => view.render(node(more)) }
}

/** The text of the visible code, read by an independent decoder. */
async function readShown(code: Element): Promise<string | undefined> {
  const text = new XMLSerializer().serializeToString(code)
  return readCode(await pixelsOf(new Blob([text], { type: 'image/svg+xml' })))
}

/** The names and contents of saved files. */
function catchFiles(): { names: string[]; blobs: Blob[]; restore(): void } {
  const { createObjectURL } = URL
  const { click } = HTMLAnchorElement.prototype
  const caught = { names: [] as string[], blobs: [] as Blob[] }
  URL.createObjectURL = (blob: Blob) => {
    caught.blobs.push(blob)
    return createObjectURL.call(URL, blob)
  }
  HTMLAnchorElement.prototype.click = function () {
    caught.names.push(this.download)
  }
  const restore = () => {
    URL.createObjectURL = createObjectURL
    HTMLAnchorElement.prototype.click = click
  }
  return { ...caught, restore }
}

describe('eb-qr-code', () => {
  it('W-RQR-6 at every level the code on the screen can be decoded, 300 px wide', async () => {
    for (const level of ['L', 'M', 'Q', 'H'] as const) {
      const { view, part } = openCode({ value: address, level })
      const code = await until(() => part<SVGElement>('code'), level)
      expect([await readShown(code), levelOf(code)]).to.deep.equal([address, level])
      expect(code.getBoundingClientRect().width).to.equal(300)
      expect(code.getAttribute('aria-label')).to.equal(`二维码：${address}`)
      view.unmount()
    }
  })

  it('W-RQR-6 another text is another code, of the requested version', async () => {
    const { part, set } = openCode({ value: 'one', width: 740 })
    await until(() => part('code'))
    set({ value: 'two', version: 40 })
    await until(() => part<SVGElement>('code')?.getAttribute('viewBox') === '0 0 185 185', 'version 40')
    expect(await readShown(part<SVGElement>('code') as SVGElement)).to.equal('two')
  })

  it('W-RQR-6 a text that is too long shows a message and advice in place of the code', async () => {
    const { part, set, errors } = openCode({ value: 'x'.repeat(1274), level: 'H' })
    await until(() => part('problem')?.textContent === '内容过长，请缩短或降低容错率', 'message')
    expect([part('code'), part('png'), part('problem')?.role]).to.deep.equal([null, null, 'alert'])
    await until(() => errors.map(({ code }) => code).join() === 'too-long', 'error')
    set({ level: 'L' })
    await until(() => part('code'), 'it fits level L')
    set({ level: 'L', version: 3 })
    await until(() => part('problem')?.textContent?.includes('放不进版本 3'), 'too long for version 3')
  })

  it('a PNG has the width, an SVG also the text; both have a name', async () => {
    const files = catchFiles()
    try {
      const { part, saved } = openCode({ value: address, width: 250, fileName: '大厅' })
      await until(() => part('png'))
      part('png')?.click()
      await until(() => saved.length === 1, 'png')
      part('svg')?.click()
      await until(() => saved.length === 2, 'svg')
      expect(files.names).to.deep.equal(['大厅.png', '大厅.svg'])
      expect(saved).to.deep.equal(files.names)
      expect(files.blobs.map(({ type }) => type)).to.deep.equal(['image/png', 'image/svg+xml'])
      files.restore()
      for (const blob of files.blobs) {
        const pixels = await pixelsOf(blob)
        expect([pixels.width, pixels.height]).to.deep.equal([250, 250])
        expect(readCode(pixels)).to.equal(address)
      }
    } finally {
      files.restore()
    }
  })

  it('a PNG narrower than the code has one pixel per module', async () => {
    const { handle } = openCode({ value: 'x', version: 40, width: 100 })
    const blob = await until(() => handle.current?.toBlob())
    expect((await pixelsOf((await blob) as Blob)).width).to.equal(185)
  })

  it('without a text there is no file, and nothing is saved', async () => {
    const { part, handle, saved } = openCode({})
    await until(() => part('problem')?.textContent === '还没有二维码的内容')
    expect(await handle.current?.toBlob()).to.equal(undefined)
    expect(await handle.current?.download()).to.equal(false)
    expect(saved).to.deep.equal([])
  })

  it('F-CO-1 markup in colours and texts is escaped', async () => {
    const hostile = '"/><script>window.hit=1</script><img src=x onerror=window.hit=1>'
    const { view, part, handle } = openCode({
      value: hostile,
      label: hostile,
      color: hostile,
      background: hostile,
    })
    await until(() => part('code'))
    const svg = await (await handle.current?.toBlob('svg'))?.text()
    const parsed = new DOMParser().parseFromString(svg ?? '', 'image/svg+xml')
    expect([...parsed.querySelectorAll('*')].map(({ localName }) => localName)).to.deep.equal([
      'svg',
      'path',
      'path',
    ])
    expect(view.root.querySelector('script, img')).to.equal(null)
    expect('hit' in window).to.equal(false)
  })

  it('axe finds nothing', async () => {
    for (const props of [{ value: address }, {}, { value: 'x'.repeat(9000) }]) {
      const { view, part } = openCode(props, 'en')
      await until(() => part('code') || part('problem'))
      await expect(view.host).to.be.accessible()
      view.unmount()
    }
  })
})
