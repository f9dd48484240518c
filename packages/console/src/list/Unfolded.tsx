import type { Row } from '@ebkit/core/services/rows'
import type { Field } from '@ebkit/rules/fields'
import { laterPart } from '@ebkit/widgets/later'

const [useFullValue] = laterPart(() => import('@ebkit/widgets/full-value'))

/** What a row unfolds to: the whole value of a field. */
export function Unfolded({ row, field }: { row: Row; field: Field }) {
  const { FullValue, failure } = useFullValue(true)
  return FullValue ? <FullValue row={row} field={field} /> : (failure ?? null)
}
