import type { Values } from '@ebkit/core/form'
import { type Field, isEmptyValue } from '@ebkit/rules/fields'
import { until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { FormPage, setUp } from './testing/FormPage'
import { firstCases, laterCases, saveByKeys, type TypeCase } from './testing/typeCases'

const cases = [...firstCases, ...laterCases]

const fieldOf = ({ type, field }: TypeCase, name = 'value') =>
  ({ name, label: { zh: '这一项' }, required: true, ...field, type }) as Field

/** A form with one field, loaded, and the requests it has sent. */
async function open(one: TypeCase, value: unknown = one.loaded) {
  const sent: Values[] = []
  const page = new FormPage({
    resource: undefined,
    fields: [fieldOf(one)],
    ...(one.source && { optionsOf: { value: one.source } }),
    mode: 'edit',
    recordId: '7',
    loadFrom: async (id) => ({ id, value }),
    saveTo: async (values) => void sent.push(values),
  })
  await page.ready()
  await until(() => !page.find('.eb-data-form__place'), 'the control')
  return { page, sent }
}

const nameOf = (index: number) => `value${index}`

/** A form with a field of each type, loaded. */
async function openAll() {
  const loaded = cases.map(({ loaded: value }, index) => [nameOf(index), value])
  const sources = cases.flatMap(({ source }, index) => (source ? [[nameOf(index), source]] : []))
  const page = new FormPage({
    resource: undefined,
    fields: cases.map((one, index) => fieldOf(one, nameOf(index))),
    optionsOf: Object.fromEntries(sources),
    mode: 'edit',
    recordId: '7',
    loadFrom: async (id) => ({ id, ...Object.fromEntries(loaded) }),
  })
  await page.ready()
  await until(() => page.all('[data-field]').length >= cases.length, 'all fields')
  await until(() => !page.find('.eb-data-form__place'), 'the controls')
  return page
}

/** All text in a field. */
const wordsOf = (page: FormPage, name = 'value') =>
  [
    page.text(`[data-field=${name}]`),
    ...page.all(`[data-field=${name}] :is(input, textarea)`).map(textIn),
  ].join(' ')
const textIn = (input: HTMLElement) => (input as HTMLInputElement).value

/** The accessible description of the focused element and of its ancestors. */
function describedBy(page: FormPage): string {
  const ids = page
    .all('[data-field] [aria-describedby]')
    .flatMap((one) => one.getAttribute('aria-describedby')?.split(' ') ?? [])
  return ids.map((id) => (id ? page.text(`#${CSS.escape(id)}`) : '')).join(' ')
}

describe('eb-data-form: each type', () => {
  setUp()

  for (const one of cases) {
    const name = `${one.type}${one.field?.options ? ` of ${one.field.options.length}` : ''}`

    it(`${name}: shown as loaded, changed by keyboard, saved without leaving the field`, async () => {
      const { page, sent } = await open(one)
      await until(() => wordsOf(page).includes(one.shown), `${one.shown} in ${wordsOf(page)}`)
      expect(page.handle.current?.hasChanges()).to.equal(false)
      page.handle.current?.focusField('value')
      expect(page.find('[data-field=value]').contains(page.focused)).to.equal(true)
      await one.keys()
      await saveByKeys()
      await until(() => sent.length > 0, 'sent')
      expect(sent[0]?.value).to.deep.equal(one.saved)
      // Text fields look the same after a change, and are checked below.
      if (laterCases.includes(one)) await expect(page.view.host).to.be.accessible()
    })

    it(`${name}: an error is shown at the field, describes it, and the summary links to it`, async () => {
      const { page, sent } = await open(one)
      page.handle.current?.setValue('value', one.wrong)
      page.button('save').click()
      const entry = await until(() => page.find('[part=summary] button'), 'summary')
      await until(() => page.focused === page.find('[part=summary]'), 'focus on the summary')
      const reported = entry.textContent?.split('：').at(-1) as string
      // The summary also names the item; at the field it is visible.
      const message = reported.replace('这一项第 1 条', '')
      expect(page.text('[data-field=value]')).to.contain(message)
      expect(describedBy(page)).to.contain(message)
      await sendKeys({ press: 'Tab' })
      await sendKeys({ press: 'Enter' })
      await until(() => page.focused?.closest('[data-field=value]'), 'focus in the field')
      expect(page.focused?.matches('[aria-label^=删除]'), 'not on what deletes').to.equal(false)
      expect(sent).to.deep.equal([])
    })
  }

  // Two runs of axe on one form, instead of 45 on forms with one field each.
  it('all types are accessible: as loaded, and each with its error', async () => {
    const page = await openAll()
    await until(() => cases.every((one, index) => wordsOf(page, nameOf(index)).includes(one.shown)), 'loaded')
    await expect(page.view.host).to.be.accessible()
    for (const [index, { wrong }] of cases.entries()) page.handle.current?.setValue(nameOf(index), wrong)
    page.button('save').click()
    await until(() => page.all('[part=summary] button').length === cases.length, 'an entry for each')
    await expect(page.view.host).to.be.accessible()
  })

  it('disabled fields of all types cannot be changed, and keep their values', async () => {
    const page = await openAll()
    page.set({ disabled: true })
    await until(
      () => page.all('[data-field] :is(input, textarea, button):enabled').length === 0,
      'all disabled',
    )
    const values = page.handle.current?.getValues()
    expect(
      cases.map((_, index) => nameOf(index)).filter((name) => isEmptyValue(values?.[name])),
    ).to.deep.equal([])
  })
})
