import type { PageResource } from '@ebkit/core/services/consolePages'
import { createRowService, type Row } from '@ebkit/core/services/rows'
import { createSafeStorage } from '@ebkit/core/storage'
import type { DataListHandle } from '@ebkit/widgets/data-list'
import { useDescribeError, useEnvironment, useStrings } from '@ebkit/widgets/environment'
import { type OutcomeText, useOutcomeText } from '@ebkit/widgets/row-questions'
import { useEffect, useRef, useState } from 'react'
import { equals } from '../../list/fixedCondition'
import type { PageProps } from '../../pages/PageProps'
import { parametersOf } from '../../rows/parametersOf'
import { withParameters } from '../../rows/rowsAddress'
import { useRowsTree } from '../rows-tree/useRowsTree'
import { saveEach } from './saveEach'
import { dishStrings } from './strings'

export interface DishesProps extends PageProps<'custom'> {
  dishClass: PageResource
  dish: PageResource
  restaurant: PageResource
}

/** Props of the parts that show a restaurant. */
export interface MenuProps extends DishesProps {
  restaurants: readonly Row[]
  /** The one that is shown. */
  shown: Row
}

const storage = createSafeStorage()
const lastKey = 'ebkit.console.dishes.restaurant'

/** The restaurant in the address, else the one used last, else the first. */
export function restaurantOf(restaurants: readonly Row[], { open }: PageProps<'custom'>): Row | undefined {
  const wanted = [parametersOf(open).restaurantId, storage.get(lastKey)]
  const found = wanted.flatMap((id) => restaurants.find(({ restaurantId }) => restaurantId === id) ?? [])
  return (found[0] ?? restaurants[0]) as Row | undefined
}

export const keepRestaurant = (id: string): void => void storage.set(lastKey, id)

/** The classes and the list of dishes of a restaurant, and functions that change several dishes at once. */
export function useDishes(props: MenuProps) {
  const { open, dish, dishClass, shown, onQuery } = props
  const { http, locale } = useEnvironment()
  const text = useStrings(dishStrings)
  const describe = useDescribeError()
  const outcomeText = useOutcomeText()
  const list = useRef<DataListHandle>(null)
  const [outcome, setOutcome] = useState<OutcomeText>()
  const [generation, setGeneration] = useState(0)
  const restaurantId = String(shown.restaurantId)
  const { tree, state } = useRowsTree(dishClass, equals('restaurantId', restaurantId))
  const hasCome = state.rows !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the classes are loaded, all are open
  useEffect(() => {
    if (hasCome) tree.expand(...(tree.$state.get().rows ?? []).map((row) => String(row[dishClass.key])))
  }, [tree, hasCome])
  const service = createRowService(http)
  const reload = () => {
    void tree.load()
    list.current?.reload()
    setGeneration((before) => before + 1)
  }
  const save = async (verb: string, changes: readonly (readonly [Row, Row])[]): Promise<boolean> => {
    const { done, failed } = await saveEach(service, dish, changes)
    const reasons = failed.map(({ row, error }) => ({
      code: 'failed',
      message: text('notSaved', { name: String(row.name), reason: describe(error) }),
    }))
    setOutcome(outcomeText(verb, { done: done.length, failed: reasons }))
    list.current?.clearSelection()
    reload()
    return failed.length === 0
  }
  return {
    ...{ tree, state, list, restaurantId, outcome, setOutcome, reload, generation, service },
    lang: locale === 'en' ? ('en' as const) : ('zh' as const),
    /** Key of the chosen class; undefined: all. */
    chosen: parametersOf(open).class,
    choose: (id: string | undefined) =>
      onQuery(withParameters(open.query, { class: id, id: undefined, mode: undefined }), true),
    save,
    /** Moves dishes to a class. */
    moveTo: (rows: readonly Row[], dishClassId: string) =>
      save(
        text('moved'),
        rows.map((row) => [row, { dishClassId }] as const),
      ),
    /** Reads the current dishes with some keys. Undefined if one cannot be read: the reason is shown. */
    async readDishes(keys: readonly string[]): Promise<readonly Row[] | undefined> {
      try {
        return await Promise.all(keys.map((key) => service.read(dish.resource, { [dish.key]: key })))
      } catch (error) {
        setOutcome({
          heading: text('readFailed', { reason: describe(error) }),
          detail: '',
          isFailure: true,
        })
        return undefined
      }
    },
  }
}

export type DishesState = ReturnType<typeof useDishes>

/** Props of the parts of the page. */
export interface DishPartProps extends MenuProps, DishesState {}
