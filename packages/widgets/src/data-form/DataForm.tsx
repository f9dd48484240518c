import { laterPart } from '../later/laterPart'
import type { DataFormProps } from './props'
import { RecordForm } from './RecordForm'

const [useDefined] = laterPart(() => import('./defined/DefinedForm'))

/**
 * A form that adds, edits or copies one record: it renders fields by type, and loads, validates and saves the record.
 * Without `fields`, those of the gateway's definition of the resource are used.
 * @spec W-FORM-1 W-FORM-2 W-FORM-3 W-FORM-4 W-FORM-5 W-FORM-6 W-FORM-7 W-FORM-8 W-FORM-9
 * @example
 * ```tsx
 * import { DataForm } from '@ebkit/widgets/data-form'
 *
 * export function NewPrinter({ onSaved }: { onSaved(): void }) {
 *   return <DataForm resource="merchant-api/printer" mode="add" onSaved={() => onSaved()} />
 * }
 * ```
 */
export function DataForm(props: DataFormProps) {
  const isDefined = !!props.resource && !props.fields
  const { DefinedForm, failure } = useDefined(isDefined)
  if (!isDefined) return <RecordForm {...props} />
  // biome-ignore lint/complexity/noUselessFragments: with the types of React 18 a component returns an element
  return DefinedForm ? <DefinedForm {...props} /> : <>{failure}</>
}
