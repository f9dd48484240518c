import { type ComponentType, useEffect, useState } from 'react'
import type { pickers } from './pickers'

/** What the bar gives a picker: a date picker reads `value`, a range picker `range`. */
type Picker = ComponentType<Record<string, unknown>>

/**
 * The picker that is asked for, loaded when it is. Null where that failed, undefined while it is on its way.
 *
 * @param kind empty for none
 */
export function usePicker(kind: keyof typeof pickers | ''): Picker | null | undefined {
  const [loaded, setLoaded] = useState<{ pickers?: typeof pickers | null }>({})
  const isWanted = !!kind
  useEffect(() => {
    if (isWanted) import('./pickers').then(setLoaded, () => setLoaded({ pickers: null }))
  }, [isWanted])
  return kind && loaded.pickers ? (loaded.pickers[kind] as Picker) : (loaded.pickers as null | undefined)
}
