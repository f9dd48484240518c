import { expect } from '@open-wc/testing'
import { downloadFiles } from './downloadFiles'

describe('downloadFiles', () => {
  const { click } = HTMLAnchorElement.prototype
  let followed: string[]
  beforeEach(() => {
    followed = []
    HTMLAnchorElement.prototype.click = function () {
      followed.push(`${this.download} ${this.protocol}`)
    }
  })
  afterEach(() => {
    HTMLAnchorElement.prototype.click = click
  })

  it('F-CO-3 follows no address of a script, and saves the files beside it', async () => {
    await downloadFiles({}, [
      { id: '1', name: 'a.png', isFolder: false, url: 'javascript:hit()' },
      { id: '2', name: 'b.png', isFolder: false, url: ' JaVaScRiPt:hit()' },
      { id: '3', name: 'c.png', isFolder: false, url: 'data:image/png;base64,AA==' },
    ])
    expect(followed).to.deep.equal(['c.png blob:'])
  })
})
