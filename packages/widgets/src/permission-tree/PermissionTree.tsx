import { Button } from '@ebkit/ui/button'
import { Dialog } from '@ebkit/ui/dialog'
import { useStyles } from '@ebkit/ui/styles'
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { useEnvironment, useStrings } from '../environment'
import { useStore } from '../store/useStore'
import css from './PermissionTree.css'
import { createPermissionTree } from './permissionTreeModel'
import { strings } from './strings'

/** What a page can do with the widget. */
export interface PermissionTreeHandle {
  /** Opens the dialog. */
  show(): void
  /** Closes the dialog. */
  hide(): void
  /** Focuses the button. */
  focus(): void
}

export interface PermissionTreeProps {
  /** Opens the dialog while true, closes it when it turns false. */
  open?: boolean
  /** The dialog opened. */
  onShow?(): void
  /** The dialog closed. */
  onHide?(): void
  /** Receives the methods. */
  handle?: RefObject<PermissionTreeHandle | null>
}

/** PermissionTree: say in one sentence what it is for. */
export function PermissionTree(props: PermissionTreeProps) {
  const { locale, dir } = useEnvironment()
  const text = useStrings(strings)
  const model = useModel(props)
  const open = useStore(model.$open)
  const element = useStyles<HTMLDivElement>(css)
  useHandle(props, model, element)

  return (
    <div ref={element} className="eb-root eb-permission-tree" lang={locale} dir={dir}>
      <Button part="button" onClick={model.show}>
        {text('show')}
      </Button>
      <Dialog open={open} label={text('title')} closeLabel={text('close')} onClose={model.hide}>
        <h2 className="eb-permission-tree__title">{text('title')}</h2>
        <p className="eb-permission-tree__text">{text('empty')}</p>
      </Dialog>
    </div>
  )
}

function useModel(props: PermissionTreeProps) {
  const newest = useRef(props)
  useLayoutEffect(() => {
    newest.current = props
  })
  const model = useMemo(() => createPermissionTree(() => newest.current), [])
  const { open } = props
  useEffect(() => {
    if (open) model.show()
    else if (open === false) model.hide()
  }, [model, open])
  return model
}

function useHandle(
  { handle }: PermissionTreeProps,
  { show, hide }: ReturnType<typeof useModel>,
  element: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    if (!handle) return
    handle.current = { show, hide, focus: () => element.current?.querySelector('button')?.focus() }
    return () => {
      handle.current = null
    }
  }, [handle, show, hide, element])
}
