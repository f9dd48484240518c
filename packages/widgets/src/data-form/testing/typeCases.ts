import type { Field } from '@ebkit/rules/fields'
import { pressTogether, until } from '@ebkit/testing/browser'
import { sendKeys } from '@web/test-runner-commands'
import type { OptionSource } from '../options'

/** A user's actions in a field of one type, by keyboard alone. */
export interface TypeCase {
  type: string
  /** Settings of the field beside name, label and type. */
  field?: Partial<Field>
  source?: OptionSource
  loaded: unknown
  /** The visible form of the loaded value, in a text field or as text. */
  shown: string
  /** The actions, starting in the field, where `focusField` puts focus. */
  keys: () => Promise<void>
  saved: unknown
  /** An invalid value. Default: no value in a required field. */
  wrong?: unknown
}

export async function press(...keys: string[]): Promise<void> {
  for (const key of keys) await sendKeys({ press: key })
}

export const type = (text: string) => sendKeys({ type: text })

/** Replaces the text of the field. */
export async function write(text: string): Promise<void> {
  await pressTogether('Control', 'a')
  await type(text)
}

/** Saves from within a field. */
export const saveByKeys = () => pressTogether('Control', 'Enter')

/** Whether Tab reaches a map. */
const isMapDrawn = () =>
  [...document.querySelectorAll('*')].some(({ shadowRoot }) => shadowRoot?.querySelector('[part=zoom-out]'))

const options = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ value: `o${index}`, label: { zh: `选项${index}` } }))

/** Types with text fields, numbers and few options, whose controls are in the first chunk. */
export const firstCases: readonly TypeCase[] = [
  { type: 'string', loaded: '大堂', shown: '大堂', keys: () => write('二楼'), saved: '二楼' },
  { type: 'text', loaded: '第一行', shown: '第一行', keys: () => write('改过'), saved: '改过' },
  {
    type: 'url',
    loaded: 'https://a.test/',
    shown: 'https://a.test/',
    keys: () => write('https://b.test/x'),
    saved: 'https://b.test/x',
    wrong: 'nowhere',
  },
  {
    type: 'phone',
    loaded: '13800000000',
    shown: '13800000000',
    keys: () => write('13900000000'),
    saved: '13900000000',
    wrong: '12',
  },
  {
    type: 'email',
    loaded: 'a@b.cn',
    shown: 'a@b.cn',
    keys: () => write('c@d.cn'),
    saved: 'c@d.cn',
    wrong: 'c',
  },
  {
    type: 'idCard',
    loaded: '11010519491231002X',
    shown: '11010519491231002X',
    keys: () => write('440524188001010014'),
    saved: '440524188001010014',
    wrong: '1',
  },
  { type: 'int', loaded: 7, shown: '7', keys: () => write('12'), saved: 12, wrong: 1.5 },
  { type: 'decimal', loaded: 0.5, shown: '0.5', keys: () => write('1.25'), saved: 1.25, wrong: '1.2.3' },
  { type: 'money', loaded: 12800, shown: '128.00', keys: () => write('138.5'), saved: 13850, wrong: '1.234' },
  { type: 'percent', loaded: 12.5, shown: '12.5', keys: () => write('15'), saved: 15 },
  { type: 'bool', loaded: true, shown: '', keys: () => press(' '), saved: false, wrong: 'yes' },
  {
    type: 'enum',
    field: { options: options(3) },
    loaded: 'o0',
    shown: '选项0',
    keys: () => press('ArrowRight'),
    saved: 'o1',
    wrong: 'gone',
  },
  {
    type: 'enums',
    field: { options: options(3) },
    loaded: ['o0'],
    shown: '选项0',
    keys: () => press('Tab', ' '),
    saved: ['o0', 'o1'],
  },
  {
    type: 'group',
    field: { fields: [{ name: 'first', label: { zh: '首件' }, type: 'int', required: true }] },
    loaded: { first: 1 },
    shown: '1',
    keys: () => write('3'),
    saved: { first: 3 },
    wrong: {},
  },
]

/** Types whose controls load when a form has such a field. */
export const laterCases: readonly TypeCase[] = [
  {
    type: 'enum',
    field: { options: options(9) },
    loaded: 'o0',
    shown: '选项0',
    keys: () => press('ArrowDown', 'ArrowDown', 'Enter'),
    saved: 'o1',
  },
  {
    type: 'enums',
    field: { options: options(9) },
    loaded: ['o0'],
    shown: '选项0',
    keys: () => press('ArrowDown', 'ArrowDown', ' ', 'Escape'),
    saved: ['o0', 'o1'],
  },
  {
    type: 'date',
    loaded: '2026-11-20',
    shown: '2026-11-20',
    keys: () => write('2026-12-24'),
    saved: '2026-12-24',
  },
  {
    type: 'datetime',
    loaded: '2026-11-20 09:05:00',
    shown: '2026-11-20 09:05',
    keys: () => write('2026-12-24 10:30:00'),
    saved: '2026-12-24 10:30:00',
  },
  {
    type: 'daterange',
    loaded: { start: '2026-11-20', end: '2026-12-25' },
    shown: '2026-11-20',
    keys: async () => {
      await write('2026-12-01')
      await press('Tab')
      await write('2026-12-05')
    },
    saved: { start: '2026-12-01', end: '2026-12-05' },
  },
  { type: 'time', loaded: '09:05', shown: '09', keys: () => type('1730'), saved: '17:30' },
  {
    type: 'timerange',
    loaded: { start: '09:05', end: '18:00' },
    shown: '18',
    keys: async () => {
      await type('0830')
      await press('Tab')
      await type('1745')
    },
    saved: { start: '08:30', end: '17:45' },
  },
  { type: 'weekdays', loaded: [1, 2], shown: '周一', keys: () => press(' '), saved: [2] },
  { type: 'tags', loaded: ['随时退'], shown: '随时退', keys: () => type('亲子'), saved: ['随时退', '亲子'] },
  { type: 'color', loaded: '#1a6dff', shown: '#1a6dff', keys: () => write('#00ff00'), saved: '#00ff00' },
  {
    type: 'refs',
    source: async () => options(3),
    loaded: ['o0'],
    shown: '选项0',
    keys: () => press('ArrowDown', 'ArrowDown', 'Enter', 'Escape'),
    saved: ['o0', 'o1'],
  },
  {
    type: 'file',
    loaded: 'https://a.test/files/%E5%90%88%E5%90%8C.pdf',
    shown: '合同.pdf',
    keys: async () => {},
    saved: 'https://a.test/files/%E5%90%88%E5%90%8C.pdf',
  },
  {
    type: 'files',
    loaded: ['https://a.test/a.pdf', 'https://a.test/b.pdf'],
    shown: 'b.pdf',
    keys: () => press('Tab', 'Tab', 'Enter'),
    saved: ['https://a.test/b.pdf'],
  },
  {
    type: 'country',
    loaded: 'CN',
    shown: '中国',
    keys: async () => {
      await write('日本')
      await press('Enter')
    },
    saved: 'JP',
  },
  {
    type: 'list',
    field: { fields: [{ name: 'specName', label: { zh: '规格名' }, type: 'string', required: true }] },
    loaded: [{ specName: '成人' }],
    shown: '成人',
    keys: async () => {
      await press('Tab', 'Enter')
      await type('儿童')
    },
    saved: [{ specName: '成人' }, { specName: '儿童' }],
    wrong: [{ specName: '' }],
  },
  {
    type: 'geo',
    loaded: { longitude: 120.13, latitude: 30.26, address: '北山街 1 号' },
    shown: '北山街 1 号',
    keys: async () => {
      await until(isMapDrawn, 'map', 15_000)
      // The search, its button, the map, its two buttons, the address.
      await press('Tab', 'Tab', 'Tab', 'Tab', 'Tab')
      await write('北山街 2 号')
    },
    saved: { longitude: 120.13, latitude: 30.26, level: 10, address: '北山街 2 号' },
  },
  {
    type: 'richtext',
    loaded: '<p>湖景房</p>',
    shown: '湖景房',
    keys: () => write('家庭房'),
    saved: '<p>家庭房</p>',
  },
]
