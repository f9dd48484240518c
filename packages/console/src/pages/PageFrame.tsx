import { Button } from '@ebkit/ui/button'
import { triangleAlertIcon } from '@ebkit/ui/icons'
import { useStyles } from '@ebkit/ui/styles'
import { EnvironmentProvider, useStrings } from '@ebkit/widgets/environment'
import { Component, type ReactNode, useMemo } from 'react'
import type { OpenPage } from './OpenPage'
import type { OpenPagesModel } from './openPages'
import css from './Page.css'
import { Problem } from './Problem'
import { createPageAddress } from './pageAddress'
import { PageShownContext } from './pageShown'
import { pageStrings } from './strings'

export interface PageFrameProps {
  open: OpenPage
  model: OpenPagesModel
  isShown: boolean
  children: ReactNode
}

/**
 * The frame of an open page. While another one is shown, it keeps its state and its address.
 *
 * @spec W-ROUTE-5
 */
export function PageFrame({ open, model, isShown, children }: PageFrameProps) {
  const root = useStyles<HTMLDivElement>(css)
  const { path, route, generation } = open
  const environment = useMemo(() => ({ address: createPageAddress(model, path) }), [model, path])
  return (
    <div ref={root} className={`eb-page${route.theme ? '' : ' eb-brand eb-page--plain'}`} hidden={!isShown}>
      <EnvironmentProvider value={environment}>
        <PageShownContext.Provider value={isShown}>
          <Guard key={generation} onAgain={() => model.renew(path)}>
            {children}
          </Guard>
        </PageShownContext.Provider>
      </EnvironmentProvider>
    </div>
  )
}

/** An error in one page does not affect the others. */
class Guard extends Component<{ onAgain(): void; children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidCatch(error: unknown) {
    console.error('[ebkit] A page failed', error)
  }

  override render() {
    return this.state.isBroken ? <Broken onAgain={this.props.onAgain} /> : this.props.children
  }
}

function Broken({ onAgain }: { onAgain(): void }) {
  const text = useStrings(pageStrings)
  return (
    <section className="eb-page__sheet">
      <Problem icon={triangleAlertIcon} title={text('broken')} lead={text('brokenLead')}>
        <Button onClick={onAgain}>{text('reopen')}</Button>
      </Problem>
    </section>
  )
}
