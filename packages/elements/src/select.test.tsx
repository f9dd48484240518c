import { until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import fc from 'fast-check'
import { type AnyElement, place, record } from './contract/mount'
import { select } from './pure/select'

select.register()

const numRuns = EB_SOAK ? 10_000 : 500

/** An element in a form. */
async function inForm(html: string) {
  const form = document.createElement('form')
  form.innerHTML = html
  place().append(form)
  const element = form.firstElementChild as AnyElement
  await element.updateComplete
  const button = element.shadowRoot?.querySelector('[role=combobox]') as HTMLElement
  return { element, form, button, entries: () => new FormData(form).getAll('city').map(String) }
}

describe('eb-select in a page', () => {
  it('value before `multiple`, and `multiple` before value: the same', async () => {
    for (const attributes of ['value="a,b" multiple', 'multiple value="a,b"']) {
      const { element, entries } = await inForm(`<eb-select name="city" ${attributes}></eb-select>`)
      expect([element.selection, entries()]).to.deep.equal([
        ['a', 'b'],
        ['a', 'b'],
      ])
    }
  })

  it('a value with a comma is escaped in the text, as in other elements', async () => {
    const { element, entries, button } = await inForm(
      `<eb-select name="city" value="北京\\,朝阳" options='[{"value":"北京,朝阳","label":"Chaoyang"}]'></eb-select>`,
    )
    expect([element.value, element.selection, entries()]).to.deep.equal([
      '北京\\,朝阳',
      ['北京,朝阳'],
      ['北京,朝阳'],
    ])
    expect(button.textContent).to.equal('Chaoyang')
  })

  it('takes plain texts and numbers as options', async () => {
    const { element, entries, button } = await inForm(
      `<eb-select name="city" options='["杭州",7]' value="7"></eb-select>`,
    )
    await until(() => button.textContent === '7')
    expect(entries()).to.deep.equal(['7'])
    element.value = '杭州'
    await until(() => button.textContent === '杭州')
  })

  it('reports invalid options, and keeps the last valid ones', async () => {
    const { element } = await inForm(`<eb-select options='[{"value":"a"}]'></eb-select>`)
    const errors = record(element, 'eb-error')
    for (const bad of ['no JSON', [null], [{}], 7]) element.options = bad
    await until(() => errors.length === 4)
    expect(element.options).to.deep.equal([{ value: 'a' }])
  })

  it('the report of options of the wrong shape shows the right one, and so does the element', async () => {
    const { element } = await inForm('<eb-select></eb-select>')
    const errors = record(element, 'eb-error')
    element.setAttribute('options', '[{"label":"杭州"}]')
    await until(() => errors.length)
    const example = '[{"value":"a","label":"A"}]'
    expect((errors[0] as CustomEvent).detail.message).to.equal(
      `options 的值无效：[{"label":"杭州"}]，应该像这样：${example}`,
    )
    await element.updateComplete
    expect(element.shadowRoot?.querySelector('.eb-element__problem')?.textContent).to.contain(example)
  })

  it(`${numRuns} random selections: kept, shown and submitted unchanged`, async () => {
    const { element, entries, button } = await inForm('<eb-select name="city" multiple></eb-select>')
    const value = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(value, { maxLength: 4 }), async (selection) => {
        element.selection = selection
        const text = element.value
        element.value = ''
        element.value = text
        expect(element.selection).to.deep.equal(selection)
        expect(entries()).to.deep.equal(selection.map((each) => each.replace(/\r?\n|\r/g, '\r\n')))
        await element.updateComplete
        expect(button.textContent).to.equal(selection.join('、') || '选择')
      }),
      { numRuns },
    )
  })
})
