import { evaluateCondition, parseCondition } from '@ebkit/rules/conditions'
import { useMemo } from 'react'
import type { ProductPickerHandle, ProductReference } from '../../product-picker'
import { ProductPicker, type TabChoice } from '../../product-picker'
import { isRule } from '../../selection-rule'
import type { ControlProps } from '../Control'
import { productFormValue } from './productFormValue'
import { useHold } from './useHold'
import { useRecheck } from './useRecheck'

/** Ticket products, by id and type. */
export function ProductsControl(props: ControlProps) {
  const { field, value, values, onChange, label, message, disabled } = props
  const hold = useHold(props)
  const handle = useRecheck<ProductPickerHandle>(props)
  const { tab, tabIf, activityType } = field.picker ?? {}
  const hasTab = tab !== undefined && (!tabIf || evaluateCondition(parseCondition(tabIf), values))
  const tabs = useMemo(() => (hasTab ? ([tab] as TabChoice[]) : undefined), [hasTab, tab])
  return (
    <ProductPicker
      tabs={tabs}
      activityType={activityType}
      handle={handle}
      selection={Array.isArray(value) ? (value as ProductReference[]) : []}
      max={field.max}
      reportProblem={hold}
      // Fields of records contain rows: their pickers offer no rule.
      onChange={({ value: chosen }) => !isRule(chosen) && onChange(chosen.map(productFormValue))}
      label={label}
      errorMessage={message}
      disabled={disabled}
    />
  )
}
