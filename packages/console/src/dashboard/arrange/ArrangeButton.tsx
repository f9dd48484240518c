import { layoutGridIcon } from '@ebkit/ui/icons'
import { PanelButton } from '@ebkit/ui/panel-button'
import { useStrings } from '@ebkit/widgets/environment'
import { laterPart } from '@ebkit/widgets/later'
import type { ArrangePanelsProps } from './ArrangePanelsProps'
import { arrangeStrings } from './strings'

const part = laterPart(() => import('./ArrangePanels'))

/** Opens the list of panels, whose code is loaded on demand. */
export function ArrangeButton(props: ArrangePanelsProps) {
  const text = useStrings(arrangeStrings)
  return (
    <PanelButton label={text('arrange')} icon={layoutGridIcon} part={part}>
      {({ ArrangePanels }) => ArrangePanels && <ArrangePanels {...props} />}
    </PanelButton>
  )
}
