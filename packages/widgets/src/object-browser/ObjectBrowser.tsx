import type { ObjectFile } from '@ebkit/core'
import { useStyles } from '@ebkit/ui'
import { useEffect, useImperativeHandle, useRef, useState } from 'react'
import { useEnvironment, useStrings } from '../environment'
import { type Opening, type Picking, useOpening } from '../file-explorer/useOpening'
import { laterPart } from '../later/laterPart'
import { Manager, type ManagerHandle } from './Manager'
import css from './ObjectBrowser.css'
import type { ObjectBrowserProps, ObjectPickOptions } from './props'
import { strings } from './strings'

const [useModal, fetchModal] = laterPart(() => import('./modal/modal'))

export type ObjectOpening = Opening<ObjectFile, ObjectPickOptions>
export type ObjectPicking = Picking<ObjectFile, ObjectPickOptions>

/**
 * The files of the object store itself, the hotel's and the user's own: in the page, or as a dialog.
 *
 * @spec W-FMA-1 W-FMA-2
 */
export function ObjectBrowser(props: ObjectBrowserProps) {
  const { modal } = props
  const { locale, dir } = useEnvironment()
  const text = useStrings(strings)
  const element = useStyles<HTMLDivElement>(css)
  const latest = useRef(props)
  latest.current = props
  const opening: ObjectOpening = useOpening(latest, props.open)
  const inline = useRef<ManagerHandle>(null)
  const shown = useRef<ManagerHandle>(null)
  const { isOpen, wasShown, picking } = opening
  const { Shown, Picked, error } = useModal(wasShown || !!picking, text('missing'), props.onError)
  // The dialog makes it so anyhow; said here too, landmarks that both have are no doubles. Not before the dialog has noted
  // where focus was, and gone when it gives it back.
  const isCovered = isOpen && !!Shown
  const [isInert, setInert] = useState(false)
  useEffect(() => setInert(isCovered), [isCovered])
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
    <div ref={element} className={`eb-root ${modal ? '' : 'eb-object-browser'}`} lang={locale} dir={dir}>
      {!modal && (
        <div className="eb-object-browser__page" {...(isCovered && isInert && { inert: true })}>
          <Manager props={props} handle={inline} />
        </div>
      )}
      {wasShown && Shown && (
        <Shown props={props} opening={opening} open={isOpen && !picking} handle={shown} />
      )}
      {picking && Picked && <Picked key={picking.id} props={props} opening={opening} picking={picking} />}
      {!!error && (isOpen || modal) && (
        <p className="eb-objects__fault" role="alert">
          {text('missing')}
        </p>
      )}
    </div>
  )
}
