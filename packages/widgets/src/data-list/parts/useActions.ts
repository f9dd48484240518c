import { useMemo } from 'react'
import { conditionHolds } from '../conditionHolds'
import type { ListAction } from '../props'
import type { ListPartProps } from './ListPartProps'

/** Whether an action applies to a row, or to the state of the list. */
export type Fits = (action: ListAction, thing: Readonly<Record<string, unknown>>) => boolean

/**
 * The actions of a property, and the function that checks their conditions: a mistake in one hides no action, because
 * the gateway checks again.
 */
export function useActions(
  { props, read }: ListPartProps,
  path: 'bulkActions' | 'toolbar',
): { actions: readonly ListAction[]; fits: Fits } {
  // biome-ignore lint/correctness/useExhaustiveDependencies: reported once for each configuration
  const actions = useMemo(() => read(props[path], path), [props[path]])
  const fits: Fits = ({ when }, thing) => {
    if (when === undefined) return true
    try {
      return !!(typeof when === 'function' ? when(thing) : conditionHolds(when, thing))
    } catch {
      return true
    }
  }
  return { actions, fits }
}
