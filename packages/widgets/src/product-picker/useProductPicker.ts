import { createProductService, type Product } from '@ebkit/core/services/products'
import { createSelectionRuleService } from '@ebkit/core/services/selectionRules'
import { type RefObject, useEffect, useMemo } from 'react'
import { useEnvironment } from '../environment'
import type { PickerKind } from '../picker/pickerProps'
import { usePicker } from '../picker/usePicker'
import { remembering } from '../store/remembering'
import { toChosenProduct } from './chosenProduct'
import { keyOfProduct, parseKeys } from './productKey'
import { createProductSource, type ProductSourceOptions } from './productSource'
import type { ChosenProduct, PickOptions, ProductPickerProps, ProductReference } from './props'
import { readTabs } from './tabChoices'

/** The model of a product picker, running while it is mounted, and its methods. */
export function useProductPicker(props: ProductPickerProps, element: RefObject<HTMLElement | null>) {
  const { activityType, ownProducts, tabs } = props
  const { session, http } = useEnvironment()
  const kind = useMemo((): PickerKind<Product, ProductReference, ChosenProduct, ProductPickerProps> => {
    const service = createProductService(http, session)
    const rules = createSelectionRuleService(http, session)
    return {
      createSource(settings) {
        const optionsOf = sourceOptions()
        return createProductSource(service, () => optionsOf(settings()), rules)
      },
      tabsOf: ({ tabs }) => readTabs(tabs).tabs.map(({ value }) => value),
      keyOf: keyOfProduct,
      toValue: toChosenProduct,
    }
  }, [http, session])
  const picker = usePicker<Product, ProductReference, ChosenProduct, ProductPickerProps, PickOptions>(
    props,
    kind,
    element,
  )
  const { optionsChanged } = picker.model
  // biome-ignore lint/correctness/useExhaustiveDependencies: what decides on rows and tabs
  useEffect(() => void optionsChanged(), [optionsChanged, activityType, ownProducts, tabs])
  return picker
}

/** Settings of the source from the properties; read with each row. */
function sourceOptions(): (props: ProductPickerProps) => ProductSourceOptions {
  const ownKeysOf = remembering((keys: string) => new Set(parseKeys(keys)))
  return remembering(({ ownProducts = '', tabs, ...given }) => ({
    ...(given as ProductSourceOptions),
    tabs: readTabs(tabs).tabs,
    ownKeys: ownKeysOf(ownProducts),
  }))
}
