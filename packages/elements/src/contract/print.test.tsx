import { until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { emulateMedia } from '@web/test-runner-commands'
import { allInside } from './computedStyles'
import { mount } from './mount'
import { specimensFor } from './specimens'

/** Visible boxes above the page, except a modal dialog: the user looks at it, so it is printed. */
function floats(part: Element): boolean {
  if (part.matches('dialog, dialog *')) return false
  const { position, clipPath } = getComputedStyle(part)
  return position === 'fixed' && clipPath === 'none' && part.checkVisibility({ visibilityProperty: true })
}

for (const specimen of specimensFor('print')) {
  const { tag } = specimen

  describe(`contract 14 printing ${tag}`, () => {
    before(() => specimen.setUp?.())
    after(() => specimen.tearDown?.())
    afterEach(() => emulateMedia({ media: 'screen' }))

    it('contract 14 omits boxes that float above the page', async () => {
      const element = await mount(specimen)
      const floating = () => [...allInside(element)].filter(floats).map(({ className }) => className)
      for (const isOpen of [false, true]) {
        if (isOpen) await specimen.open?.(element)
        if (isOpen && specimen.open) await until(() => specimen.isOpen?.(element), 'open')
        const onScreen = floating()
        if (tag === 'eb-satisfaction' && !isOpen) expect(onScreen).to.deep.equal(['eb-satisfaction__tab'])
        await emulateMedia({ media: 'print' })
        expect(floating()).to.deep.equal([])
        await emulateMedia({ media: 'screen' })
        expect(floating()).to.deep.equal(onScreen)
      }
    })
  })
}
