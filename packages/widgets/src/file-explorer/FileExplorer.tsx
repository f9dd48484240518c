import { useStyles } from '@ebkit/ui'
import { useEffect, useImperativeHandle, useRef } from 'react'
import { useEnvironment, useStrings } from '../environment'
import { laterPart } from '../later/laterPart'
import css from './FileExplorer.css'
import { Manager, type ManagerHandle } from './Manager'
import type { FileExplorerProps } from './props'
import { strings } from './strings'
import { useOpening } from './useOpening'

const [useModal, fetchModal] = laterPart(() => import('./modal/modal'))

/**
 * Folders and files of a store: in the page, or as a dialog.
 *
 * @spec W-EXP-1 W-EXP-11 W-AUTH-4
 */
export function FileExplorer(props: FileExplorerProps) {
  const { modal } = props
  const { locale, dir } = useEnvironment()
  const text = useStrings(strings)
  const element = useStyles<HTMLDivElement>(css)
  const latest = useRef(props)
  latest.current = props
  const opening = useOpening(latest, props.open)
  const inline = useRef<ManagerHandle>(null)
  const shown = useRef<ManagerHandle>(null)
  const { isOpen, wasShown, picking } = opening
  const { Shown, Picked, error } = useModal(wasShown || !!picking, text('missing'), props.onError)
  // Beside what the page does first.
  useEffect(() => {
    if (modal) fetchModal()
  }, [modal])

  useImperativeHandle(props.handle, () => ({
    show: opening.show,
    hide: opening.hide,
    pick: opening.pick,
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
    <div ref={element} className={`eb-root ${modal ? '' : 'eb-file-explorer'}`} lang={locale} dir={dir}>
      {!modal && (
        // As the browser has it already while the dialog is open; that is not told to every tool.
        <div className="eb-file-explorer__page" inert={isOpen}>
          <Manager props={props} handle={inline} />
        </div>
      )}
      {wasShown && Shown && (
        <Shown props={props} opening={opening} open={isOpen && !picking} handle={shown} />
      )}
      {picking && Picked && <Picked key={picking.id} props={props} opening={opening} picking={picking} />}
      {!!error && (isOpen || modal) && (
        <p className="eb-explorer__fault" role="alert">
          {text('missing')}
        </p>
      )}
    </div>
  )
}
