import type { Values } from '@ebkit/core/form'
import type { Field } from '@ebkit/rules/fields'
import { until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { FormPage, setUp } from './testing/FormPage'

const field = (name: string, type: string, more: object = {}) =>
  ({ name, label: { zh: name }, type, ...more }) as Field

async function open(fields: readonly Field[], value: Values, more: object = {}) {
  const page = new FormPage({
    ...{ resource: undefined, fields, mode: 'edit', recordId: '7', saveTo: async () => {} },
    loadFrom: async () => value,
    ...more,
  })
  await page.ready()
  await until(() => !page.find('.eb-data-form__place'), 'the controls')
  return page
}

const box = (element: Element) => element.getBoundingClientRect()

describe('eb-data-form: appearance', () => {
  setUp()

  it('read-only values: a dash for none, a number with its unit, a time to the minute', async () => {
    const page = await open(
      [
        field('code', 'string', { readOnly: true }),
        field('ahead', 'int', { readOnly: true, unit: { zh: '小时' } }),
        field('checkedAt', 'datetime', { readOnly: true }),
      ],
      { ahead: 24, checkedAt: '2027-04-22 13:00:41' },
    )
    const shown = page.all('.eb-data-form__read-only').map(({ textContent }) => textContent)
    expect(shown).to.deep.equal(['–', '24 小时', '2027-04-22 13:00'])
  })

  it('read-only values with a rendering: images, colours, rich text, a place and files by their names', async () => {
    const types = ['images', 'color', 'richtext', 'geo', 'files', 'permissions']
    const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='
    const page = await open(
      types.map((type) => field(type, type, { readOnly: true })),
      {
        ...{ images: [pixel, pixel], color: '#1479b8', richtext: '<b>须知</b><script>1</script>' },
        permissions: ['file:view', 'file:change'],
        ...{ geo: { longitude: 120.1, latitude: 30.2 }, files: ['/a/100%.pdf', '/a/%E6%B9%96.txt'] },
      },
    )
    const shown = (type: string) => page.find(`[data-field=${type}] .eb-data-form__read-only`)
    await until(() => shown('images').querySelectorAll('img').length === 2, 'pictures')
    await until(() => shown('richtext').querySelector('b'), 'rich text')
    expect(shown('richtext').querySelector('script')).to.equal(null)
    expect(getComputedStyle(shown('color').querySelector('i') as Element).backgroundColor).to.equal(
      'rgb(20, 121, 184)',
    )
    expect(shown('geo').textContent).to.equal('120.1, 30.2')
    expect(shown('files').innerText).to.equal('100%.pdf\n湖.txt')
    expect(shown('permissions').textContent).to.include('file:view').and.to.include('file:change')
    expect(page.all('input, button[disabled]')).to.have.length(0)
  })

  it('tags and the input for another one share a frame', async () => {
    const page = await open([field('labels', 'tags')], { labels: ['随时退', '含茶点'] })
    const frame = page.find('.eb-data-form-tags')
    expect(getComputedStyle(frame).borderTopWidth).to.equal('1px')
    const [tag] = page.all('.eb-data-form-tags__tag')
    const entry = page.find('.eb-data-form-tags .eb-text-input')
    expect(getComputedStyle(entry).borderTopWidth).to.equal('0px')
    expect(tag && box(tag).height).to.equal(box(entry).height)
    expect(box(frame).height).to.equal(32)
  })

  it('options in an entry of a list are as wide as their text, as those of the form are', async () => {
    const options = ['甲', '乙'].map((zh) => ({ value: zh, label: { zh } }))
    const kind = field('kind', 'enum', { options, required: true })
    const page = await open([kind, field('rows', 'list', { fields: [kind] })], {
      ...{ kind: '甲', rows: [{ kind: '甲' }] },
    })
    const widths = page.all('.eb-data-form__pills .eb-options__option').map((one) => box(one).width)
    expect(widths).to.have.length(4)
    expect(widths[2]).to.equal(widths[0])
    expect(widths[3]).to.equal(widths[1])
  })

  it('there is no bar if nothing can be saved', async () => {
    const fields = [field('name', 'string')]
    const page = new FormPage({
      ...{ resource: undefined, fields, mode: 'edit', recordId: '7', saveTo: async () => {} },
      ...{ loadFrom: async () => ({ name: '云栖' }), disabled: true, noSave: true, noCancel: true },
    })
    await until(() => page.all('input').length > 0, 'the form')
    expect(page.all('[part=foot]')).to.have.length(0)
  })

  it('a read-only form can be closed, not cancelled', async () => {
    const fields = [
      { ...field('name', 'string'), readOnly: true },
      { ...field('logo', 'image'), enabledIf: 'version<0' },
    ]
    const page = new FormPage({
      ...{ resource: undefined, fields, mode: 'edit', recordId: '7', noSave: true },
      loadFrom: async () => ({ name: '云栖' }),
    })
    await until(() => page.text('[part=cancel]') === '关闭', 'the button that closes')
    page.set({ fields: [field('name', 'string')] })
    await until(() => page.text('[part=cancel]') === '取消', 'something could be typed')
    page.set({ disabled: true })
    await until(() => page.text('[part=cancel]') === '关闭', 'nothing can be typed')
  })

  it('on a phone, options are in three columns and buttons fill the bar; in a drawer they are as wide as their text', async () => {
    const options = ['甲', '乙'].map((zh) => ({ value: zh, label: { zh } }))
    const page = await open([field('kind', 'enum', { options, required: true })], { kind: '甲' })
    const [choice, save] = [page.find('.eb-data-form__pills .eb-options__option'), page.button('save')]
    const widthsIn = (width: number) => {
      page.view.host.style.width = `${width}px`
      return [box(choice).width > 100, box(save).width > 100]
    }
    expect(widthsIn(592)).to.deep.equal([false, false])
    expect(widthsIn(358)).to.deep.equal([true, true])
  })
})
