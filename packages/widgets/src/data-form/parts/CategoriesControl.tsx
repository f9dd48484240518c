import type { CategoryPickerHandle, CategoryReference } from '../../category-picker'
import { CategoryPicker } from '../../category-picker'
import { isRule } from '../../selection-rule'
import type { ControlProps } from '../Control'
import { useHold } from './useHold'
import { useRecheck } from './useRecheck'

/** What a form stores and sends of a chosen category. */
const formValueOfCategory = ({ ticketCategoryId }: CategoryReference): CategoryReference => ({
  ticketCategoryId: `${ticketCategoryId}`,
})

/** Ticket categories, by id. A record may contain plain ids or whole categories. */
export function CategoriesControl(props: ControlProps) {
  const { field, value, onChange, label, message, disabled } = props
  const hold = useHold(props)
  const handle = useRecheck<CategoryPickerHandle>(props)
  return (
    <CategoryPicker
      handle={handle}
      selection={Array.isArray(value) ? value.map(categoryOf) : []}
      max={field.max}
      reportProblem={hold}
      onChange={({ value: chosen }) => !isRule(chosen) && onChange(chosen.map(formValueOfCategory))}
      label={label}
      errorMessage={message}
      disabled={disabled}
    />
  )
}

const categoryOf = (given: unknown): CategoryReference =>
  typeof given === 'object' && given ? (given as CategoryReference) : { ticketCategoryId: `${given}` }
