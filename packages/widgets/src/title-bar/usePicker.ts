import { type ComponentType, useEffect, useState } from 'react'

/** What the bar gives a picker. A date picker reads `value`, a range picker `range`. */
export type PickerProps = Record<string, unknown>
type Loaded = { kind: string; Picker: ComponentType<PickerProps> | null }

const load = (kind: string): Promise<{ Picker: unknown }> =>
  kind === 'range' ? import('./range') : import('./date')

/**
 * The picker that is asked for, loaded when it is. Null where that failed, undefined while it is on its way.
 *
 * @param kind `date` or `range`; empty for none
 */
export function usePicker(kind: string): ComponentType<PickerProps> | null | undefined {
  const [loaded, setLoaded] = useState<Loaded>()
  useEffect(() => {
    let isWanted = !!kind
    const take = (Picker: unknown) => isWanted && setLoaded({ kind, Picker: Picker as Loaded['Picker'] })
    if (kind)
      load(kind).then(
        ({ Picker }) => take(Picker),
        () => take(null),
      )
    return () => {
      isWanted = false
    }
  }, [kind])
  return loaded?.kind === kind ? loaded.Picker : undefined
}
