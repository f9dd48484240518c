import type { Field } from '@ebkit/rules/fields'
import { until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { emulateMedia, sendKeys, setViewport } from '@web/test-runner-commands'
import { FormPage, setUp } from './testing/FormPage'

const fields: Field[] = Array.from({ length: 40 }, (_, index) => ({
  name: `field${index}`,
  label: { zh: `字段${index}` },
  type: 'string',
}))
const sections = [0, 10, 20, 38].map((from, index, all) => ({
  title: { zh: `第${index + 1}段` },
  fields: fields.slice(from, all[index + 1]).map(({ name }) => name),
}))

const open = async (props = {}) => {
  const page = new FormPage({ resource: undefined, fields, sections, ...props })
  await page.ready()
  return page
}

const current = (page: FormPage) => page.all('[aria-current]').map((step) => step.textContent)
const isAt = (page: FormPage, title: string) =>
  until(() => current(page).join() === title, `${title}, not ${current(page)}`)

describe('eb-data-form: the list of sections', () => {
  setUp()
  afterEach(() => {
    scrollTo(0, 0)
  })

  it('follows the visible section, on a wide page and on a narrow one', async () => {
    for (const width of [1440, 390]) {
      await setViewport({ width, height: 700 })
      try {
        const page = await open()
        await isAt(page, '第1段')
        for (const index of [1, 2, 0]) {
          page.find(`[data-section="${index}"]`).scrollIntoView()
          await isAt(page, `第${index + 1}段`)
        }
        // The last one is too short to reach the top.
        scrollTo(0, document.documentElement.scrollHeight)
        await isAt(page, '第4段')
        const step = page.find('[aria-current]').getBoundingClientRect()
        expect(step.left).to.be.at.least(0)
        expect(step.right).to.be.at.most(width)
        page.view.unmount()
        // A page opened immediately would start at this one's scroll position.
        scrollTo(0, 0)
      } finally {
        await setViewport({ width: 1200, height: 800 })
      }
    }
  })

  it('a click focuses the first field of a section, also of the last one, which never reaches the top', async () => {
    const page = await open()
    page.all('.eb-data-form__step')[3]?.focus()
    await sendKeys({ press: 'Enter' })
    await until(() => page.focused === page.input('field38'), 'focus')
    await isAt(page, '第4段')
  })

  it('follows focus', async () => {
    const page = await open()
    page.handle.current?.focusField('field25')
    await isAt(page, '第3段')
    page.handle.current?.focusField('field2')
    await isAt(page, '第1段')
  })

  it('leaves no listener behind', async () => {
    const page = await open()
    page.view.unmount()
    document.dispatchEvent(new Event('scroll'))
  })
})

describe('eb-data-form: options as pills', () => {
  setUp()

  const choice: Field = {
    name: 'kind',
    label: { zh: '类型' },
    type: 'enum',
    required: true,
    options: ['门票', '房券', '餐券'].map(
      (label, value) => ({ value, label: { zh: label }, disabled: value === 1 }) as never,
    ),
  }

  it('are radios: one Tab stop, arrows choose and skip disabled ones; each is 24 px and has a name', async () => {
    const page = await open({ fields: [choice, ...fields.slice(0, 1)], sections: undefined })
    page.handle.current?.focusField('kind')
    await sendKeys({ press: ' ' })
    expect(page.handle.current?.getValues().kind).to.equal(0)
    await sendKeys({ press: 'ArrowRight' })
    await until(() => page.handle.current?.getValues().kind === 2, 'the one after the disabled one')
    await sendKeys({ press: 'Tab' })
    expect(page.focused).to.equal(page.input('field0'))
    for (const radio of page.all('[data-field=kind] input') as HTMLInputElement[]) {
      const { width, height } = radio.getBoundingClientRect()
      expect(width).to.be.at.least(40)
      expect(height).to.be.at.least(24)
      expect(radio.labels?.[0]?.textContent).to.match(/门票|房券|餐券/)
    }
    await expect(page.view.host).to.be.accessible()
  })

  it('with forced colours the chosen option, focus and disabled options are distinguishable', async () => {
    await emulateMedia({ forcedColors: 'active' })
    try {
      const page = await open({ fields: [choice], sections: undefined, value: { kind: 0 } })
      const [chosen, , other] = page.all('[data-field=kind] input') as [HTMLElement, HTMLElement, HTMLElement]
      expect(getComputedStyle(chosen).borderTopWidth).to.equal('2px')
      expect(getComputedStyle(other).borderTopWidth).to.equal('1px')
      chosen.focus()
      await sendKeys({ press: 'Shift' })
      expect(getComputedStyle(chosen).outlineStyle).to.not.equal('none')
    } finally {
      await emulateMedia({ forcedColors: 'none' })
    }
  })
})
