import { expect } from '@open-wc/testing'
import { setViewport } from '@web/test-runner-commands'
import { mount, place } from './mount'
import { specimensFor } from './specimens'

/** Parents whose width depends on their content's preferred width. */
const parents = {
  'a flex item': '<div style="display: flex"><section></section></div>',
  'a float': '<div style="float: left"></div>',
  'a table cell': '<table><td></td></table>',
  'flex, an item itself': '<div style="display: flex"></div>',
}

/** The innermost element of some HTML. */
function inside(html: string): Element {
  let parent: Element = place()
  parent.innerHTML = html
  while (parent.firstElementChild) parent = parent.firstElementChild
  return parent
}

/** Of elements without a width of their own: a button at least. */
const least = 40

for (const specimen of specimensFor('widths')) {
  const { tag, definition } = specimen

  describe(`contract 14a the width of ${tag}`, () => {
    before(() => specimen.setUp?.())
    after(() => specimen.tearDown?.())
    before(() => setViewport({ width: 1280, height: 800 }))
    const widthIn = async (html: string) => (await mount(specimen, {}, inside(html))).offsetWidth

    for (const [name, html] of Object.entries(parents))
      it(`contract 14a in ${name} it has its preferred width`, async () => {
        const filling = await widthIn('<div></div>')
        expect(await widthIn(html)).to.be.at.least(Math.min(filling, definition.ownWidth ?? least))
      })

    it('contract 14a in a narrow column it is no wider than necessary', async () => {
      const column = (html: string) => `<div style="width: 320px">${html}</div>`
      const must = await widthIn(column('<div></div>'))
      for (const [name, html] of Object.entries(parents))
        expect(await widthIn(column(html)), name).to.be.at.most(Math.max(must, 320))
    })
  })
}
