import { useMemo, useRef } from 'react'
import { useStrings } from '../environment'
import { PickerField } from '../picker/PickerField'
import { tabMistakes } from '../picker/tabMistakes'
import { useMistakes } from '../picker/useMistakes'
import { categoryView } from './categoryView'
import { unknownColumns } from './columns'
import type { CategoryPickerProps } from './props'
import { strings } from './strings'
import { readTabs } from './tabs'
import { useCategoryPicker } from './useCategoryPicker'

/**
 * Chooses ticket categories of a hotel in a dialog with tabs, search and pages; the chosen ones are listed below its
 * button.
 * @spec W-TCP-1 W-TCP-5
 * @example
 * ```tsx
 * import { CategoryPicker } from '@ebkit/widgets/category-picker'
 *
 * export function Categories({ onChoose }: { onChoose(count: number): void }) {
 *   return <CategoryPicker max={5} onChange={({ value }) => onChoose(value.length)} />
 * }
 * ```
 */
export function CategoryPicker(props: CategoryPickerProps) {
  const text = useStrings(strings)
  const element = useRef<HTMLFieldSetElement>(null)
  const { model, state, settings, onClosed } = useCategoryPicker(props, element)
  const { tabs, tab, columns } = props
  const mistakes = useMemo(
    () => tabMistakes(readTabs(tabs), tab, columns, unknownColumns),
    [tabs, tab, columns],
  )
  return (
    <PickerField
      {...props}
      element={element}
      className="eb-category-picker"
      model={model}
      state={state}
      view={categoryView(settings, state.tab, text)}
      text={text}
      mistakes={useMistakes(mistakes, props.onError, text)}
      max={settings.max}
      single={settings.single}
      onClosed={onClosed}
    />
  )
}
