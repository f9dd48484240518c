import type { Values } from '@ebkit/core/form'
import { type Field, isEmptyValue } from '@ebkit/rules/fields'
import { until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { FormPage, setUp } from './testing/FormPage'
import { firstCases, laterCases, saveByKeys, type TypeCase } from './testing/typeCases'

const fieldOf = ({ type, field }: TypeCase) =>
  ({ name: 'value', label: { zh: '这一项' }, required: true, ...field, type }) as Field

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

/** All text in the field. */
const wordsOf = (page: FormPage) =>
  [page.text('[data-field=value]'), ...page.all('[data-field=value] :is(input, textarea)').map(textIn)].join(
    ' ',
  )
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

  for (const one of [...firstCases, ...laterCases]) {
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
      await expect(page.view.host).to.be.accessible()
    })

    it(`${name}: an error is shown at the field, describes it, and the summary links to it`, async () => {
      const { page, sent } = await open(one)
      page.handle.current?.setValue('value', one.wrong)
      page.button('save').click()
      const entry = await until(() => page.find('[part=summary] button'), 'summary')
      await until(() => page.focused === page.find('[part=summary]'), 'focus on the summary')
      const told = entry.textContent?.split('：').at(-1) as string
      // The summary also says in which item it is; at the field that can be seen.
      const message = told.replace('这一项第 1 条', '')
      expect(page.text('[data-field=value]')).to.contain(message)
      expect(describedBy(page)).to.contain(message)
      await sendKeys({ press: 'Tab' })
      await sendKeys({ press: 'Enter' })
      await until(() => page.focused?.closest('[data-field=value]'), 'focus in the field')
      expect(page.focused?.matches('[aria-label^=删除]'), 'not on what deletes').to.equal(false)
      expect(sent).to.deep.equal([])
      await expect(page.view.host).to.be.accessible()
    })

    it(`${name}: a disabled field cannot be changed`, async () => {
      const { page } = await open(one)
      page.set({ disabled: true })
      await until(() => !page.find('[data-field=value] :is(input, textarea, button):enabled'), 'all disabled')
      expect(isEmptyValue(page.handle.current?.getValues().value)).to.equal(false)
    })
  }
})
