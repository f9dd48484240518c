import { until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { mount, place, still } from './mount'
import { scrollContainersInTabOrder } from './scrollContainersInTabOrder'
import { specimensFor } from './specimens'

/** Rules about whole pages: a test page is not one. */
const ignoredRules = [
  'region',
  'page-has-heading-one',
  'landmark-one-main',
  'document-title',
  'html-has-lang',
]

for (const specimen of specimensFor('accessibility')) {
  const { tag, definition, open, isOpen } = specimen

  describe(`contract 18 accessibility of ${tag}`, () => {
    before(() => specimen.setUp?.())
    after(() => specimen.tearDown?.())

    for (const theme of ['light', 'dark']) {
      const mounted = () => {
        const target = place()
        target.dataset.theme = theme
        target.style.background = theme === 'dark' ? '#101318' : '#ffffff'
        target.style.color = theme === 'dark' ? '#ffffff' : '#000000'
        // A field is labelled by the page.
        return mount(specimen, definition.form && { label: '名称' }, target)
      }

      it(`contract 18 axe finds nothing, ${theme}`, async () => {
        const element = await mounted()
        await expect(element).to.be.accessible({ ignoredRules })
        expect(scrollContainersInTabOrder(element)).to.deep.equal([])
      })

      if (!open || !isOpen) continue
      it(`contract 18 axe finds nothing while it is open, ${theme}`, async () => {
        const element = await mounted()
        await open(element)
        await until(() => isOpen(element), 'open')
        await still(element)
        await expect(element).to.be.accessible({ ignoredRules })
        expect(scrollContainersInTabOrder(element)).to.deep.equal([])
        await specimen.close?.(element)
      })
    }
  })
}
