import { until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { mount, place, still } from './mount'
import { specimens } from './specimens'

/** Outside the elements: a test page is no whole page. */
const ignoredRules = [
  'region',
  'page-has-heading-one',
  'landmark-one-main',
  'document-title',
  'html-has-lang',
]

for (const specimen of specimens) {
  const { tag, definition } = specimen

  describe(`contract 18 accessibility of ${tag}`, () => {
    before(() => specimen.setUp?.())
    after(() => specimen.tearDown?.())

    for (const theme of ['light', 'dark']) {
      it(`contract 18 axe finds nothing, ${theme}`, async () => {
        const target = place()
        target.dataset.theme = theme
        target.style.background = theme === 'dark' ? '#101318' : '#ffffff'
        target.style.color = theme === 'dark' ? '#ffffff' : '#000000'
        // A field has the page's label.
        const element = await mount(specimen, definition.form && { label: '名称' }, target)
        await expect(element).to.be.accessible({ ignoredRules })
        if (!specimen.open) return
        await specimen.open(element)
        await until(() => specimen.isOpen?.(element), 'open')
        await still(element)
        await expect(element).to.be.accessible({ ignoredRules })
        await specimen.close?.(element)
      })
    }
  })
}
