import type { Field } from '@ebkit/rules/fields'
import { until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import type { ControlProps } from './Control'
import { registerFieldType } from './fieldTypes'
import { FormPage, setUp } from './testing/FormPage'

const Control = ({ id, label }: ControlProps) => <input id={id} aria-label={label} />

const label = (zh: string) => ({ zh })
const written: Field = { name: 'written', label: label('备注'), type: 'string' }

let count = 0

/** A form whose first field has a control that loads when the test says so. */
async function openForm() {
  const type = `arriving${count++}`
  const loads: Array<{ come(): void; fail(cause: unknown): void }> = []
  registerFieldType(type, {
    load: () =>
      new Promise((resolve, reject) => {
        loads.push({ come: () => resolve({ Control }), fail: reject })
      }),
  })
  const fields = [{ name: 'arriving', label: label('等级'), type: type as Field['type'] }, written]
  const page = new FormPage({ resource: undefined, fields })
  await page.ready()
  await until(() => loads.length, 'asked for')
  page.handle.current?.focus()
  expect(page.focused).to.equal(page.find('.eb-data-form__place'))
  return { page, loads }
}

const retry = (page: FormPage) => page.view.root.querySelector('[data-field=arriving] [role=alert] button')

describe('eb-data-form: focus on a control that is still loading', () => {
  setUp()

  it('moves to the control when it has loaded', async () => {
    const { page, loads } = await openForm()
    loads[0]?.come()
    await until(() => page.focused === page.input('arriving'), 'focus')
  })

  it('stays where the user has moved it meanwhile', async () => {
    const { page, loads } = await openForm()
    await sendKeys({ press: 'Tab' })
    expect(page.focused).to.equal(page.input('written'))
    loads[0]?.come()
    await until(() => page.view.root.querySelector('[data-field=arriving] input'), 'there')
    expect(page.focused).to.equal(page.input('written'))
  })

  it('moves to the retry button if loading failed', async () => {
    const { page, loads } = await openForm()
    loads[0]?.fail(new Error('no network'))
    await until(() => page.focused === retry(page), 'focus on the button')
  })

  it('skips controls that only show a value', async () => {
    const shown: Field = { name: 'shown', label: label('编号'), type: 'string', readOnly: true }
    const page = new FormPage({ resource: undefined, fields: [shown, written] })
    await page.ready()
    page.handle.current?.focus()
    expect(page.focused).to.equal(page.input('written'))
  })
})
