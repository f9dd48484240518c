import { useStyles } from '@ebkit/ui/styles'
import { useMemo } from 'react'
import { useStrings } from '../environment'
import { PickerField } from '../picker/PickerField'
import { tabMistakes } from '../picker/tabMistakes'
import { useMistakes } from '../picker/useMistakes'
import { unknownColumns } from './columns'
import css from './ProductPicker.css'
import { productView } from './productView'
import type { ProductPickerProps } from './props'
import { strings } from './strings'
import { readTabs } from './tabChoices'
import { useProductPicker } from './useProductPicker'

/**
 * Chooses ticket products in a dialog with tabs, search and pages; the chosen ones are listed below its button.
 * @spec W-PICK-1 W-PICK-4
 * @example
 * ```tsx
 * import { type ChosenProduct, ProductPicker } from '@ebkit/widgets/product-picker'
 * import { useState } from 'react'
 *
 * export function Products() {
 *   const [products, setProducts] = useState<readonly ChosenProduct[]>([])
 *   return <ProductPicker selection={products} max={20} onChange={({ value }) => setProducts(value)} />
 * }
 * ```
 */
export function ProductPicker(props: ProductPickerProps) {
  const text = useStrings(strings)
  const element = useStyles<HTMLFieldSetElement>(css)
  const { model, state, settings, onClosed } = useProductPicker(props, element)
  const { tabs, tab, columns } = props
  const mistakes = useMemo(
    () => tabMistakes(readTabs(tabs), tab, columns, unknownColumns),
    [tabs, tab, columns],
  )
  return (
    <PickerField
      {...props}
      element={element}
      className="eb-product-picker"
      model={model}
      state={state}
      view={productView(settings, state.tab, text)}
      text={text}
      mistakes={useMistakes(mistakes, props.onError, text)}
      max={settings.max}
      single={settings.single}
      onClosed={onClosed}
    />
  )
}
