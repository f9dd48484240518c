import { type Field, labelText } from '@ebkit/rules/fields'
import type { Binding } from '../binding'

/** Types whose values do not fit well into a cell: they are columns only if a row requires them. */
const unusual = new Set<Field['type']>([
  'richtext',
  'list',
  'group',
  'json',
  'products',
  'ticketCategories',
  'geo',
  'permissions',
  'image',
  'images',
  'video',
  'file',
  'files',
])

/** The field with the key: a line that has a key updates the row of that key. */
export function keyField({ resource, fields }: Binding): Field | undefined {
  return fields.get(resource.key)?.field
}

/** All fields that a column of a file can fill. */
export function importableFields(binding: Binding): readonly Field[] {
  const key = binding.resource.imports?.runs ? undefined : keyField(binding)
  return [...(key ? [key] : []), ...binding.writable]
}

/**
 * The columns of a template: required fields, and those whose values fit well into a cell.
 *
 * @param names default: all of these
 */
export function templateFields(binding: Binding, names: readonly string[] = []): readonly Field[] {
  const { imports } = binding.resource
  if (!names.length && imports?.columns)
    return imports.columns.flatMap((name) => binding.fields.get(name)?.field ?? [])
  if (names.length) {
    const asked = new Set(names)
    return binding.writable.filter(({ name, required }) => asked.has(name) || required)
  }
  return binding.writable.filter(({ type, required }) => required || !unusual.has(type))
}

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/\([^)]*\)|[\s*:_-]/g, '')
    .toLowerCase()

/** The names by which a header may denote a field. */
const namesOf = ({ name, label }: Field) => [name, labelText(label, 'zh'), labelText(label, 'en')].map(plain)

/** The field that each header names in Chinese, in English or by its API name; empty if there is none. */
export function suggestedMapping(binding: Binding, headers: readonly string[]): string[] {
  const fields = importableFields(binding)
  const taken = new Set<string>()
  return headers.map((header) => {
    const wanted = plain(header)
    const found = fields.find(
      (field) => !taken.has(field.name) && wanted !== '' && namesOf(field).includes(wanted),
    )
    if (found) taken.add(found.name)
    return found?.name ?? ''
  })
}
