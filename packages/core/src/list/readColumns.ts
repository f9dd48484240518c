import { asLabel, fieldShape, readEach, readField, type Shape } from '../configuration'
import type { ListColumn } from './ListColumn'

/** The keys of a column: those of a field, and those of the list. */
const columnShape: Shape = {
  ...fieldShape,
  header: 'to',
  filterable: 'b',
  optionsOf: 'o',
  sortable: 'b',
  searchable: 'b',
  component: 'tf',
  merge: 'b',
  style: 'o',
  width: 'n',
  align: 't',
  pinned: 't',
  hidden: 'b',
  total: 'b',
  below: 'b',
  editable: 'b',
}

/** The valid columns, each with its field's label and type. Unknown, mistyped and duplicate settings are reported and omitted. */
export function readColumns(given: unknown, tell: (problem: string) => void): ListColumn[] {
  const seen = new Set<unknown>()
  return readEach(given, columnShape, 'columns', tell).flatMap((read, index): ListColumn[] => {
    const place = `columns[${index}]`
    if (seen.has(read.name)) {
      tell(`${place}.name is there twice`)
      return []
    }
    seen.add(read.name)
    const { header, ...field } = read
    const label = asLabel(header ?? field.label ?? field.name)
    return [{ ...readField(field, tell, place), label } as ListColumn]
  })
}
