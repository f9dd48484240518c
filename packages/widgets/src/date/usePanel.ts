import { useEffect, useState } from 'react'

type PanelParts = Partial<typeof import('./Panel')> & {
  /** It could not be loaded: browsers try no second time. */
  isMissing?: boolean
}

/**
 * The calendar: nobody needs it to read a date or to type one, so it comes once the field has focus.
 *
 * @param isNeeded it is to be seen now
 */
export function usePanel(isNeeded: boolean) {
  const [parts, setParts] = useState<PanelParts>({})
  const load = () => {
    if (!parts.Panel) import('./Panel').then(setParts, () => setParts({ isMissing: true }))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is needed
  useEffect(() => {
    if (isNeeded) load()
  }, [isNeeded])
  return { ...parts, load }
}
