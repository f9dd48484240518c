import { until } from '@ebkit/testing/browser'
import { sendKeys } from '@web/test-runner-commands'
import { mount, still } from './mount'
import { specimens } from './specimens'

function deepActive(): Element | null {
  let e = document.activeElement
  while (e?.shadowRoot?.activeElement) e = e.shadowRoot.activeElement
  return e
}
const rolls = (e: Element) => e.scrollHeight > e.clientHeight || e.scrollWidth > e.clientWidth
for (const specimen of specimens) {
  const { tag, definition, open, isOpen } = specimen
  describe(tag, () => {
    before(() => specimen.setUp?.())
    after(() => specimen.tearDown?.())
    for (const opened of [false, true]) {
      if (opened && (!open || !isOpen)) continue
      it(`stops ${opened}`, async () => {
        const element = await mount(specimen, definition.form && { label: '名称' })
        if (opened) {
          await open?.(element)
          await until(() => isOpen?.(element), 'open')
          await still(element)
        }
        const out: string[] = []
        const seen = new Set<Element>()
        for (let i = 0; i < 45; i++) {
          await sendKeys({ press: 'Tab' })
          const e = deepActive()
          if (!e || seen.has(e)) break
          seen.add(e)
          if (e === document.body) continue
          if (!e.matches('a,button,input,select,textarea,[tabindex]')) out.push((e.cloneNode() as Element).outerHTML.slice(0, 150) + rolls(e))
        }
        if (out.length) console.log(tag, opened, seen.size, out.join('\n'))
        await specimen.close?.(element)
      })
    }
  })
}
