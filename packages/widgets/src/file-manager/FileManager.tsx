import { useStyles } from '@ebkit/ui/styles'
import { type ComponentType, type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { useEnvironment, type WidgetError } from '../environment'
import type { laterPart } from '../later/laterPart'
import css from './FileManager.css'
import type { ShownProps } from './modal/Shown'
import type { ManagerHandle } from './useManaged'
import { type Opening, type OpeningEvents, type Picking, useOpening } from './useOpening'

interface ManagedProps<Chosen, Options> extends OpeningEvents {
  modal?: boolean
  open?: boolean
  heading?: string | undefined
  onError?(error: WidgetError): void
  handle?: RefObject<(Pick<Opening<Chosen, Options>, 'show' | 'hide' | 'pick'> & ManagerHandle) | null>
}

/** Props of the dialog. */
interface ModalParts<Props, Chosen, Options> {
  Shown: ComponentType<ShownProps>
  /** Chooses files for the page. */
  Picked: ComponentType<{
    props: Props
    opening: Opening<Chosen, Options>
    picking: Picking<Chosen, Options>
  }>
}

export interface FileManagerProps<Props, Chosen, Options> {
  props: Props
  /** Class of the file manager in the page. */
  inPage: string
  later: ReturnType<typeof laterPart<ModalParts<Props, Chosen, Options>>>
  /** The file manager itself. */
  Manager: ComponentType<{ props: Props; handle: RefObject<ManagerHandle | null> }>
}

/** A file manager: in the page, or as a dialog. */
export function FileManager<Props extends ManagedProps<Chosen, Options>, Chosen, Options extends object>({
  props,
  inPage,
  later: [useModal, fetchModal],
  Manager,
}: FileManagerProps<Props, Chosen, Options>) {
  const { modal, heading } = props
  const { locale, dir } = useEnvironment()
  const element = useStyles<HTMLDivElement>(css)
  const latest = useRef(props)
  latest.current = props
  const opening = useOpening<Chosen, Options>(latest, props.open)
  const inline = useRef<ManagerHandle>(null)
  const shown = useRef<ManagerHandle>(null)
  const { isOpen, wasShown, picking } = opening
  const { Shown, Picked, failure } = useModal(wasShown || !!picking, props.onError)
  // A modal dialog makes the page inert anyway. Setting it here too avoids duplicate landmarks. It must be set after the
  // dialog has stored the previous focus, and removed when the dialog returns it.
  const isCovered = isOpen && !!Shown
  const [isInert, setInert] = useState(false)
  useEffect(() => setInert(isCovered), [isCovered])
  // Loads the dialog's code in parallel with the page's first work.
  useEffect(() => {
    if (modal) void fetchModal()
  }, [modal, fetchModal])

  useImperativeHandle(props.handle, () => ({
    ...opening,
    focus() {
      const dialog = element.current?.querySelector<HTMLElement>('[open] .eb-dialog__panel')
      if (dialog) dialog.focus()
      else inline.current?.focus()
    },
    reload() {
      inline.current?.reload()
      shown.current?.reload()
    },
  }))

  return (
    <div ref={element} className={`eb-root ${modal ? '' : inPage}`} lang={locale} dir={dir}>
      {!modal && (
        <div className="eb-files__page" inert={isCovered && isInert}>
          <Manager props={props} handle={inline} />
        </div>
      )}
      {wasShown && Shown && (
        <Shown open={isOpen && !picking} heading={heading} opening={opening}>
          <Manager props={props} handle={shown} />
        </Shown>
      )}
      {picking && Picked && <Picked key={picking.id} props={props} opening={opening} picking={picking} />}
      {(isOpen || modal) && failure}
    </div>
  )
}
