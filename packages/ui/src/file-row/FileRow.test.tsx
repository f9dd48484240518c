import { mount, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { ProgressBar } from '../progress-bar/ProgressBar'
import { adoptTokens } from '../styles/adoptTokens'
import { FilePicture } from './FilePicture'
import { FileRow } from './FileRow'

adoptTokens(document)

describe('FileRow', () => {
  it('shows name, size, status and error; axe finds nothing', async () => {
    const { root, host } = mount(
      <div style={{ containerType: 'inline-size', width: 600 } as object}>
        <FileRow
          name="合同.pdf"
          address="https://cdn.example/合同.pdf"
          size="2.36 MB"
          picture={<FilePicture type="application/pdf" />}
          status={<ProgressBar label="上传进度" value={0.64} />}
          problem="存储服务出错"
        />
      </div>,
    )
    const link = await until(() => root.querySelector('a'), 'row')
    expect(link.rel).to.equal('noopener noreferrer')
    expect(root.textContent).to.equal('合同.pdf2.36 MB存储服务出错')
    const bar = root.querySelector('[role=progressbar]') as HTMLElement
    expect(bar.getAttribute('aria-valuenow')).to.equal('64')
    await expect(host).to.be.accessible()
  })

  it('cuts a long name, and is never wider than its row', async () => {
    const { root } = mount(
      <div style={{ containerType: 'inline-size', width: 300 } as object}>
        <FileRow name={'很长的名字'.repeat(60)} size="1.00 KB" picture={<FilePicture type="" />} />
      </div>,
    )
    const row = await until(() => root.querySelector<HTMLElement>('.eb-file-row'), 'row')
    await until(() => row.querySelector<HTMLElement>('.eb-file-row__name')?.scrollWidth, 'laid out')
    expect(row.scrollWidth).to.be.at.most(300)
  })

  it('begins the second line of a narrow row below the name, also without a size', async () => {
    const starts: number[] = []
    for (const size of ['1.00 KB', '']) {
      const { root } = mount(
        <div style={{ containerType: 'inline-size', width: 300 } as object}>
          <FileRow name="合同.pdf" size={size} picture={<FilePicture type="" />} status="已上传" />
        </div>,
      )
      const find = (part: string) => root.querySelector(`.eb-file-row__${part}`) as HTMLElement
      await until(() => root.querySelector('.eb-file-row')?.clientHeight, 'row')
      const first = find(size ? 'size' : 'status').getBoundingClientRect().x
      starts.push(first - find('name').getBoundingClientRect().x)
    }
    expect(starts).to.deep.equal([0, 0])
  })

  it('shows the icon if the picture fails to load', async () => {
    const { root } = mount(<FilePicture type="image/png" source="data:image/png;base64,AAAA" />)
    await until(() => root.querySelector('img'), 'picture')
    root.querySelector('img')?.scrollIntoView()
    await until(() => !root.querySelector('img') && root.querySelector('svg'), 'icon')
  })
})
