import { getPage } from '@ebkit/core/page'
import { until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { propertiesOf } from '../element/elementClass'
import type { PropertyDefinition } from '../propertyDefinition'
import '../register/cascader'
import '../register/checkbox-group'
import '../register/date'
import '../register/date-range'
import '../register/list-editor'
import '../register/suggest'
import '../register/switch'
import { type AnyElement, place, record, turn } from './mount'
import { specimensFor } from './specimens'

const accepted = ({ accepts, type }: PropertyDefinition, example: string) =>
  type !== 'json' || accepts?.(JSON.parse(example))

describe('contract: reports of invalid values include a valid one', () => {
  for (const { tag, definition } of specimensFor('properties'))
    if (!tag.startsWith('eb-fixture'))
      it(`${tag} has an example for every property that does not take everything, and takes it`, () => {
        for (const [name, property] of Object.entries(propertiesOf(definition))) {
          const { accepts, example } = property
          if (!accepts) continue
          expect(example, name).to.be.a('string')
          expect(accepted(property, example as string), `${name} ${example}`).to.equal(true)
        }
        const { form } = definition
        if (!form?.textExample) return
        expect(form.fromText(form.textExample, {}), form.textExample).not.to.equal(undefined)
      })

  const { warn } = console
  let warnings: string[]
  let lang: string
  beforeEach(() => {
    warnings = []
    lang = document.documentElement.lang
    document.documentElement.lang = 'en'
    console.warn = (text: string) => warnings.push(text)
  })
  afterEach(() => {
    console.warn = warn
    document.documentElement.lang = lang
  })

  /** What an element reports, as an event and to the console. */
  async function reportOf(html: string, set: (element: AnyElement) => void = () => {}) {
    const target = place()
    const errors = record(target, 'eb-error') as CustomEvent[]
    target.innerHTML = html
    const element = target.firstElementChild as AnyElement
    set(element)
    const { detail } = await until(() => errors[0], `a report of ${html}`)
    expect(warnings.join()).to.contain(detail.message)
    expect(getPage().reports.map(({ message }) => message)).to.include(
      `<${element.localName}> ${detail.message}`,
    )
    return detail.message as string
  }

  const cases: [
    what: string,
    html: string,
    set: ((element: AnyElement) => void) | undefined,
    words: RegExp,
  ][] = [
    [
      'words that are allowed',
      '<eb-checkbox-group layout="vertical"></eb-checkbox-group>',
      undefined,
      /^Invalid layout: vertical\. Possible: inline, stacked$/,
    ],
    [
      'that it is no JSON',
      `<eb-cascader items="[{id:'1'}]"></eb-cascader>`,
      undefined,
      /\[\{id:'1'\}\]\. It is no JSON: .*double quotes\. It should look like this: \[\{"id"/,
    ],
    [
      'which type of which column, and the types',
      `<eb-list-editor columns='[{"name":"a"},{"name":"b","type":"number"}]'></eb-list-editor>`,
      undefined,
      /What is wrong: \[1\]\.type: "number"\. Possible: string, int, decimal, date, time, enum, bool$/,
    ],
    [
      'which column has no name',
      `<eb-list-editor columns='[{"label":"A"}]'></eb-list-editor>`,
      undefined,
      /What is wrong: \[0\]\.name: undefined/,
    ],
    [
      'the format of a date',
      '<eb-date value="24th of Dec"></eb-date>',
      undefined,
      /^Invalid value: 24th of Dec\. It should look like this: 2026-12-24$/,
    ],
    [
      'the format of a limit',
      '<eb-date min="tomorow"></eb-date>',
      undefined,
      /^Invalid min: tomorow\..*2026-12-24$/,
    ],
    [
      'the name of a time zone',
      '<eb-date time-zone="Asia/Shangai"></eb-date>',
      undefined,
      /^Invalid time-zone: Asia\/Shangai\..*Asia\/Shanghai$/,
    ],
    [
      'the time zone of a range',
      '<eb-date-range time-zone="Hangzhou"></eb-date-range>',
      undefined,
      /^Invalid time-zone: Hangzhou\./,
    ],
    [
      'a format that is not used',
      '<eb-date format="DD.MM.YYYY"></eb-date>',
      undefined,
      /format: DD\.MM\.YYYY\..*YYYY\/MM\/DD$/,
    ],
    [
      'the text of a range',
      '<eb-date-range value="2026-12-01/2026-12-05"></eb-date-range>',
      undefined,
      /2026-12-24 至 2026-12-26$/,
    ],
    [
      'the keys of a range, and what was given',
      '<eb-date-range></eb-date-range>',
      (element) => {
        element.range = { from: '2026-12-01', to: '2026-12-05' }
      },
      /^Invalid range: \{"from":"2026-12-01","to":"2026-12-05"\}\. .*\{"start":"2026-12-24","end":"2026-12-26"\}$/,
    ],
    [
      'that a source is a function',
      '<eb-suggest></eb-suggest>',
      (element) => {
        element.source = { url: '/names' }
      },
      /^Invalid source: \{"url":"\/names"\}\. .*async \(text\) => \[/,
    ],
    [
      'a selection',
      '<eb-checkbox-group></eb-checkbox-group>',
      (element) => {
        element.selection = 7
      },
      /^Invalid selection: 7\. .*\["a","b"\]$/,
    ],
    [
      'the keys of items',
      `<eb-cascader items='[{"value":"1","label":"A"}]'></eb-cascader>`,
      undefined,
      /It should look like this: \[\{"id":"1","name":"A"/,
    ],
    [
      'two values of a switch that are the same',
      '<eb-switch true-value="1" false-value="1"></eb-switch>',
      undefined,
      /^true-value and false-value are the same: 1\. Give them different values$/,
    ],
  ]
  for (const [what, html, set, words] of cases)
    it(what, async () => {
      expect(await reportOf(html, set)).to.match(words)
    })

  it('reports nothing about a switch whose values are exchanged', async () => {
    const target = place()
    target.innerHTML = '<eb-switch true-value="0" false-value="1"></eb-switch>'
    const errors = record(target, 'eb-error')
    await (target.firstElementChild as AnyElement).updateComplete
    await turn()
    expect(errors).to.deep.equal([])
  })
})
