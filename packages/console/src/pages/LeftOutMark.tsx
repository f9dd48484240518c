import type { LeftOut } from '@ebkit/core/services/consolePages'
import { type Label, labelText } from '@ebkit/rules/fields'
import { Button } from '@ebkit/ui/button'
import { Icon } from '@ebkit/ui/icon'
import { constructionIcon } from '@ebkit/ui/icons'
import { Floating } from '@ebkit/ui/popover'
import { usePlace, useStrings } from '@ebkit/widgets/environment'
import { createContext, useContext, useRef, useState } from 'react'
import { pageStrings } from './strings'

/** What is left out of the shown page. Undefined: nothing, or the user need not know. */
export const LeftOutContext = createContext<LeftOut | undefined>(undefined)

/** Tells administrators, on request, what of the page is not built yet. It takes no space on the page. */
export function LeftOutMark() {
  const left = useContext(LeftOutContext)
  return left ? <Mark left={left} /> : null
}

function Mark({ left }: { left: LeftOut }) {
  const text = useStrings(pageStrings)
  const anchor = useRef<HTMLSpanElement>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <span ref={anchor} className="eb-page__left-out">
      <Button kind="icon" label={text('leftOut')} onClick={() => setOpen(!isOpen)}>
        <Icon path={constructionIcon} />
      </Button>
      <Floating
        anchor={anchor}
        open={isOpen}
        role="dialog"
        label={text('leftOut')}
        onClose={() => setOpen(false)}
      >
        <LeftOutList left={left} />
      </Floating>
    </span>
  )
}

function LeftOutList({ left }: { left: LeftOut }) {
  const { locale } = usePlace()
  const text = useStrings(pageStrings)
  const names = (labels: readonly Label[]) =>
    [...new Set(labels.map((label) => labelText(label, locale)))].join(text('comma'))
  const { fields, actions, behaviours, hasNotes } = left
  return (
    <div className="eb-page__left-out-list">
      <b>{text('leftOut')}</b>
      <ul>
        {fields.length > 0 && <li>{text('leftOutFields', { names: names(fields) })}</li>}
        {actions.length > 0 && <li>{text('leftOutActions', { names: names(actions) })}</li>}
        {behaviours.length > 0 && (
          <li>{text('leftOutBehaviours', { numbers: behaviours.join(text('comma')) })}</li>
        )}
        {hasNotes && <li>{text('leftOutNotes')}</li>}
      </ul>
    </div>
  )
}
