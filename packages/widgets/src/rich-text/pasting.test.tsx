import { drawn, foreignGatewayUrl, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { pattern, png } from '../image-cropper/testing/pictures'
import { hostileCorpus } from '../rich-html/testing/hostileCorpus'
import { RichTextPage, withGateway } from './testing/RichTextPage'

async function show(...args: ConstructorParameters<typeof RichTextPage>) {
  const page = await new RichTextPage(...args).ready()
  page.handle.current?.focus()
  return page
}

/** Word's clipboard content, shortened. */
const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>
p.MsoNormal {margin:0; font-size:10.5pt} </style></head><body lang=ZH-CN>
<!--StartFragment-->
<p class=MsoNormal style='text-align:center;line-height:150%'><b><span lang=EN-US style='font-size:18.0pt;font-family:等线;
mso-fareast-language:ZH-CN'>早餐<o:p></o:p></span></b></p>
<p class=MsoListParagraph style='margin-left:21.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>七点开始</p>
<p class=MsoListParagraph style='margin-left:42.0pt;mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>a)</span>二楼</p>
<p class=MsoListParagraph style='margin-left:21.0pt;mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>2.</span>十点结束</p>
<img src="file:///C:/Temp/image001.png" v:shapes="_x0000_i1025">
<!--EndFragment--></body></html>`

describe('pasting into eb-rich-text', function () {
  this.timeout(30_000)
  withGateway()

  it('Word: lists are lists, sizes the nearest of the eight; markers, fonts and files of the computer are left out', async () => {
    const page = await show()
    page.paste(word)
    expect(page.value).to.equal(
      '<p style="text-align: center"><span style="font-size: 24px"><strong>早餐</strong></span></p>' +
        '<ol><li><p>七点开始</p><ol><li><p>二楼</p></li></ol></li><li><p>十点结束</p></li></ol>',
    )
  })

  it('a web page: text and links are kept; scripts, styles and hidden texts are not', async () => {
    const page = await show()
    page.paste(
      `<div class="card" style="position:absolute;font-family:X"><h3 onclick="x()">客房</h3><div>大床 <a href="/room" class="y">看图</a></div>
      <div style="display:none">hidden</div><button>预订</button><script>1</script></div>`,
    )
    expect(page.value).to.contain('<h3>客房</h3>')
    expect(page.text.textContent).to.not.match(/hidden|1$/)
    expect(page.value).to.not.match(/class|position|font-family|onclick|script|button/)
  })

  it('F-CO-2 hostile HTML, pasted and loaded, runs nothing and loads nothing', async () => {
    const hits: string[] = []
    Object.assign(window, { hit: () => hits.push('hit') })
    const page = await show({ value: hostileCorpus.join('<p>.</p>') })
    expect(
      page.text.querySelector('script, iframe, form, input, svg, object, style, [onerror], [onclick]'),
    ).to.equal(null)
    for (const hostile of hostileCorpus) page.paste(hostile)
    expect(
      page.text.querySelector('script, iframe, form, input, svg, object, style, [onerror], [onclick]'),
    ).to.equal(null)
    expect(page.value).to.not.match(/evil\.test|javascript:|onerror|<script/i)
    expect(hits).to.deep.equal([])
    Reflect.deleteProperty(window, 'hit')
  })

  it('plain text keeps its lines', async () => {
    const page = await show()
    page.paste('', [], '第一行\n\n第二行')
    expect(page.value).to.equal('<p>第一行</p><p>第二行</p>')
  })

  it('W-EDI-2 an image embedded in the HTML is uploaded, and the value contains its address', async () => {
    const page = await show()
    const address = pattern(20, 20).toDataURL('image/png')
    page.paste(`<p>前<img src="${address}">后</p>`)
    expect(page.value).to.equal('<p>前后</p>')
    await until(() => page.value.includes('<img'), 'stored', 20_000)
    expect(page.value).to.match(/<p>前<img src="https?:[^"]+wxa[^"]+\.png"/)
  })

  it('an embedded image that cannot be decoded is left out, one in percent-encoding is uploaded; the rest is pasted', async () => {
    const page = await show()
    const address = pattern(20, 20).toDataURL('image/png')
    const [head, bytes = ''] = address.split(',')
    const unreadable = ['data:image/png;base64,x%', 'data:image/png;base64,%zz', 'data:image/png;base64,a']
    page.paste(`<p>前${unreadable.map((src) => `<img src="${src}">`).join('')}后</p>`)
    expect(page.value).to.equal('<p>前后</p>')
    expect(page.image).to.equal(null)
    page.paste(`<p><img src="${head},${encodeURIComponent(bytes)}"></p>`)
    await until(() => page.value.includes('<img'), 'stored', 20_000)
  })

  it('all images of one paste that are too large are named, and those of the paste before are not', async () => {
    const page = await show({ maxSize: 1 })
    const image = (type: string) => `<img src="${pattern(20, 20).toDataURL(`image/${type}`)}">`
    const refused = () => page.all('[part=refused]').map(({ textContent }) => textContent)
    page.paste(`<p>${image('png')}${image('jpeg')}<b>x</b>${image('png')}</p>`)
    await until(() => refused().length === 3, 'each refusal')
    expect(refused().map((words) => words?.split('：')[0])).to.deep.equal([
      'image.png',
      'image.jpeg',
      'image.png',
    ])
    page.paste(`<p>${image('webp')}</p>`)
    await until(() => refused().length === 1, 'the refusal of the second paste')
  })

  it('an image copied from a page is inserted as its file, not by its address', async () => {
    const page = await show()
    page.paste('<img src="https://other.test/x.png">', [await png(pattern(20, 20), 'image.png')])
    await until(() => page.value.includes('<img'), 'stored', 20_000)
    expect(page.value).to.not.contain('other.test')
  })
  it('an image of another site that may be read is copied into the store; others keep their address', async () => {
    const first = await show()
    first.paste('', [await png(pattern(20, 20), 'a.png')])
    await until(() => first.value.includes('<img'), 'stored', 20_000)
    const [, own = ''] = first.value.match(/src="([^"]+)"/) ?? []
    const there = new URL(new URL(own).pathname, await foreignGatewayUrl()).href
    const nowhere = new URL('/none.png', await foreignGatewayUrl()).href
    const page = await show()
    page.paste(`<p><img src="${nowhere}">x<img src="${there}">y</p>`)
    expect(page.value).to.contain(there)
    await until(() => !page.value.includes(there), 'taken in', 20_000)
    expect(page.value).to.contain(nowhere)
    const [taken] = page.value.match(/https?:[^"]+wxa[^"]+\.png/) ?? []
    expect((await fetch(taken as string)).headers.get('content-type')).to.equal('image/png')
    // The address of the store is known by now.
    page.paste(`<p><img src="${taken}"></p>`)
    await drawn()
    expect(page.value.split(taken as string).length - 1).to.equal(2)
    expect(page.errors).to.deep.equal([])
  })
})
