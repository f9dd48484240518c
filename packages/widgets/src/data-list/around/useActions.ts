import { useMemo } from 'react'
import { useStrings } from '../../environment'
import { laterPart } from '../../later/laterPart'
import type { ListAction } from '../props'
import type { AroundProps } from './AroundProps'
import { aroundStrings } from './strings'

const [useJudging] = laterPart(() => import('../judging'))

/** Whether an action fits something: a row, or what is known of the list. */
export type Fits = (action: ListAction, thing: Readonly<Record<string, unknown>>) => boolean

/**
 * The actions of a property, and what judges their conditions. Until conditions can be judged, nothing fits those that
 * have one; a mistake in one hides nothing, because the gateway judges again.
 */
export function useActions(
  { props, read }: AroundProps,
  path: 'bulkActions' | 'toolbar',
): { actions: readonly ListAction[]; fits: Fits } {
  const text = useStrings(aroundStrings)
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each configuration
  const actions = useMemo(() => read(props[path], path), [props[path]])
  const { judge } = useJudging(
    actions.some(({ when }) => typeof when === 'string'),
    text('missing'),
  )
  const fits: Fits = ({ when }, thing) => {
    if (when === undefined) return true
    try {
      return !!(typeof when === 'function' ? when(thing) : judge?.(when, thing))
    } catch {
      return true
    }
  }
  return { actions, fits }
}
