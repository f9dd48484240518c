import { useStyles } from '@ebkit/ui/styles'
import { useMemo } from 'react'
import { useStrings } from '../environment'
import { PickerField } from '../picker/PickerField'
import { useMistakes } from '../picker/useMistakes'
import { unknownColumns } from './columns'
import { dishView } from './dishView'
import type { RestaurantPickerProps } from './props'
import css from './RestaurantPicker.css'
import { strings } from './strings'
import { useRestaurantPicker } from './useRestaurantPicker'

/**
 * Chooses restaurant products in a dialog with search and pages; the chosen ones are listed below its button.
 * @example
 * ```tsx
 * import { RestaurantPicker } from '@ebkit/widgets/restaurant-picker'
 *
 * export function Dishes({ onChoose }: { onChoose(count: number): void }) {
 *   return <RestaurantPicker max={20} onChange={({ value }) => onChoose(value.length)} />
 * }
 * ```
 */
export function RestaurantPicker(props: RestaurantPickerProps) {
  const text = useStrings(strings)
  const element = useStyles<HTMLFieldSetElement>(css)
  const { model, state, settings, onClosed } = useRestaurantPicker(props, element)
  const { columns } = props
  const mistakes = useMemo(() => ({ tabs: [], columns: unknownColumns(columns) }), [columns])
  return (
    <PickerField
      {...props}
      element={element}
      className="eb-restaurant-picker"
      model={model}
      state={state}
      view={dishView(settings, text)}
      text={text}
      mistakes={useMistakes(mistakes, props.onError, text)}
      max={settings.max}
      single={settings.single}
      onClosed={onClosed}
    />
  )
}
