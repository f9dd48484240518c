import type { Panel } from '@ebkit/domain'
import { labelText } from '@ebkit/rules/fields'
import { usePlace } from '@ebkit/widgets/environment'
import type { ArrangedPanel, ArrangePanelsProps } from './ArrangePanelsProps'
import { inOrder } from './arrangement'
import { useArrangement } from './useArrangement'

export interface ArrangedPanels extends ArrangePanelsProps {
  /** The panels that are shown, in their order. */
  shown: readonly Panel[]
  isShown(panel: Panel): boolean
}

/** A panel is identified by its title in Chinese, which exists whatever the user's language is. */
const nameOf = ({ title }: Panel) => title.zh

/**
 * The panels of the home page as a user has arranged them.
 *
 * @param panels those of the page's main column
 * @param aside those of the side column
 */
export function useArrangedPanels(
  userId: string,
  panels: readonly Panel[],
  aside: readonly Panel[],
): ArrangedPanels {
  const { locale } = usePlace()
  const kept = useArrangement(userId)
  const { order, hidden } = kept.arrangement
  const all = inOrder(panels.map(nameOf), order).flatMap(
    (name) => panels.find((panel) => nameOf(panel) === name) ?? [],
  )
  const isShown = (panel: Panel) => !hidden.includes(nameOf(panel))
  const listed = (panel: Panel): ArrangedPanel => ({
    name: nameOf(panel),
    title: labelText(panel.title, locale),
  })
  return { ...kept, panels: all.map(listed), aside: aside.map(listed), shown: all.filter(isShown), isShown }
}
