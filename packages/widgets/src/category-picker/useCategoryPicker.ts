import { createSelectionRuleService } from '@ebkit/core/services/selectionRules'
import { createTicketCategoryService, type TicketCategory } from '@ebkit/core/services/ticketCategories'
import { type RefObject, useEffect, useMemo } from 'react'
import { useEnvironment } from '../environment'
import { parseIds } from '../picker/idList'
import type { PickerKind } from '../picker/pickerProps'
import type { Chosen } from '../picker/state'
import { usePicker } from '../picker/usePicker'
import { remembering } from '../store/remembering'
import { createCategorySource, idOfCategory } from './categorySource'
import type { CategoryPickerProps, CategoryPickOptions, CategoryReference, ChosenCategory } from './props'
import { readTabs } from './tabs'

/** The model of a category picker, running while it is mounted, and its methods. */
export function useCategoryPicker(props: CategoryPickerProps, element: RefObject<HTMLElement | null>) {
  const { activityType, ownCategories, tabs, hotelId } = props
  const { session, http } = useEnvironment()
  const kind = useMemo((): PickerKind<
    TicketCategory,
    CategoryReference,
    ChosenCategory,
    CategoryPickerProps
  > => {
    const service = createTicketCategoryService(http, session)
    const rules = createSelectionRuleService(http, session)
    return {
      createSource(settings) {
        const ownIdsOf = remembering((ids: string) => new Set(parseIds(ids)))
        const options = () => {
          const { hotelId, activityType, filters, ownCategories = '' } = settings()
          return { hotelId, activityType, filters, ownIds: ownIdsOf(ownCategories) }
        }
        return createCategorySource(service, options, rules)
      },
      tabsOf: ({ tabs }) => readTabs(tabs).tabs.map(({ value }) => value),
      keyOf: idOfCategory,
      toValue: toChosenCategory,
    }
  }, [http, session])
  const picker = usePicker<
    TicketCategory,
    CategoryReference,
    ChosenCategory,
    CategoryPickerProps,
    CategoryPickOptions
  >(props, kind, element)
  const { optionsChanged } = picker.model
  // biome-ignore lint/correctness/useExhaustiveDependencies: what decides on rows and tabs
  useEffect(() => void optionsChanged(), [optionsChanged, activityType, ownCategories, tabs, hotelId])
  return picker
}

/** A chosen category as pages get it; only the id of one that does not exist. @spec W-TCP-17 */
function toChosenCategory({ key, row, isGone, reason }: Chosen<TicketCategory>): ChosenCategory {
  return {
    ...(row ?? { ticketCategoryId: key }),
    isSelected: true,
    disabled: !!(isGone || reason),
    exitActivity: reason === 'otherActivity',
  } as ChosenCategory
}
