import { useStyles } from '@ebkit/ui/styles'
import { adoptTokens, type StyleRoot } from '@ebkit/widgets/environment'
import { type RefObject, useImperativeHandle, useLayoutEffect, useMemo, useRef } from 'react'
import { Console } from '../Console'
import { createHostBrowser } from '../embedding/hostBrowser'
import { OwnPageContext } from '../embedding/ownPage'
import { createOpenPages, homePath } from '../pages/openPages'
import { createAccount } from '../session/account'
import css from './EmbeddedConsole.css'

/** Methods for the page. */
export interface EmbeddedConsoleHandle {
  /** Goes to an address of the console: `/printer-manage/list?id=7`. */
  go(address: string): void
}

export interface EmbeddedConsoleProps {
  /** The address that is opened if the page's hash is not one of the console's. Default: the home page. */
  path?: string
  /** Receives the methods. */
  handle?: RefObject<EmbeddedConsoleHandle | null>
}

/** The console inside a host page. */
export function EmbeddedConsole({ path = homePath, handle }: EmbeddedConsoleProps) {
  const root = useStyles<HTMLDivElement>(css)
  const first = useRef(path)
  const account = useMemo(createAccount, [])
  const model = useMemo(() => createOpenPages(createHostBrowser(first.current)), [])
  useImperativeHandle(handle, () => ({ go: model.go }))
  useLayoutEffect(() => adoptTokens(root.current?.getRootNode() as StyleRoot), [root])
  return (
    <div ref={root} className="eb-embedded-console">
      <OwnPageContext.Provider value={false}>
        <Console account={account} model={model} />
      </OwnPageContext.Provider>
    </div>
  )
}
