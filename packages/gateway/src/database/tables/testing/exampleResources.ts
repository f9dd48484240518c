import type { Application, Resource } from '@ebkit/domain'
import type { Field } from '@ebkit/rules/fields'
import { definitionsOf } from '../Definitions'
import { schemaText } from '../schemaText'
import { tableOf } from '../tableOf'

const label = { zh: '一', en: 'One' }
export const field = (name: string, more: Partial<Field> = {}): Field => ({
  name,
  label,
  type: 'string',
  ...more,
})
export const options = (...values: (string | number)[]) => values.map((value) => ({ value, label }))

export const resource = (name: string, scope: Resource['scope'], fields: readonly Field[]): Resource => ({
  name,
  title: label,
  service: 'x-api',
  scope,
  key: `${name}Id`,
  display: `${name}Name`,
  fields: [field(`${name}Id`, { readOnly: true }), ...fields],
})

export const style = resource('style', 'platform', [field('styleName', { required: true })])
export const group = resource('group', 'brand', [field('groupName', { required: true })])
export const gate = resource('gate', 'hotel', [
  field('gateName', { required: true }),
  field('groupId', { type: 'ref', ref: 'group' }),
  field('styleId', { type: 'ref', ref: 'style' }),
])
const base: Application = {
  name: 'x',
  title: label,
  icon: 'x',
  resources: [style, group, gate],
  routes: [],
  menu: [],
  pages: [],
}

type Part = 'key' | 'target' | 'check' | 'reference' | 'unique' | 'index' | 'policy' | 'columns'

/** The lines of a table with this prefix. Columns have no prefix; those of every table are left out. */
export function lines(resource: Resource, part: Part, pages: Application['pages'] = []): string[] {
  const others = base.resources.filter(({ name }) => name !== resource.name)
  const definitions = definitionsOf([{ ...base, resources: [...others, resource], pages }])
  const all = schemaText([tableOf(resource, definitions)])
    .split('\n')
    .slice(1, -1)
  const words = /^ {2}(key|target|check|reference|unique|index|policy) /
  return all
    .filter((line) => (part === 'columns' ? !words.test(line) : line.startsWith(`  ${part} `)))
    .map((line) => line.trim())
    .filter((line) => !/^(created|updated)_(at|by) |^created_by|^updated_by|^version /.test(line))
}

/** A list of gates. */
export const list = {
  route: '/gates',
  kind: 'list' as const,
  title: label,
  resource: 'gate',
  columns: ['gateName'],
}
