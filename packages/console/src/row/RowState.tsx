import type { PageResource } from '@ebkit/core/services/consolePages'
import type { Row } from '@ebkit/core/services/rows'
import { labelText } from '@ebkit/rules/fields'
import { State } from '@ebkit/ui/state'
import { usePlace } from '@ebkit/widgets/environment'

/** The state of a row: a shape and a word. */
export function RowState({ resource, row }: { resource: PageResource; row: Row }) {
  const { locale } = usePlace()
  const { stateField = '', fields } = resource
  const field = fields.find(({ name }) => name === stateField)
  const option = field?.options?.find((one) => String(one.value) === String(row[stateField]))
  if (!option) return null
  return <State tone={option.tone ?? 'neutral'}>{labelText(option.label, locale)}</State>
}
