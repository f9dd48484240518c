import { Icon } from '@ebkit/ui/icon'
import { layoutGridIcon } from '@ebkit/ui/icons'
import { Floating } from '@ebkit/ui/popover'
import { useStrings } from '@ebkit/widgets/environment'
import { laterPart } from '@ebkit/widgets/later'
import { useRef, useState } from 'react'
import type { ArrangePanelsProps } from './ArrangePanelsProps'
import { arrangeStrings } from './strings'

const [usePart, fetchPart] = laterPart(() => import('./ArrangePanels'))

/** Opens the list of panels, which comes when it is wanted. */
export function ArrangeButton(props: ArrangePanelsProps) {
  const text = useStrings(arrangeStrings)
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { ArrangePanels, failure } = usePart(isOpen)
  const content = isOpen && (failure || (ArrangePanels && <ArrangePanels {...props} />))
  return (
    <>
      <button
        ref={button}
        type="button"
        className="eb-button eb-button--icon"
        aria-label={text('arrange')}
        title={text('arrange')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={fetchPart}
        onFocus={fetchPart}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon path={layoutGridIcon} />
      </button>
      {content && (
        <Floating
          whole
          anchor={button}
          open
          onClose={() => setOpen(false)}
          role="dialog"
          label={text('arrange')}
          placement="bottom-end"
        >
          {content}
        </Floating>
      )}
    </>
  )
}
