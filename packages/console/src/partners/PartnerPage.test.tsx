import { drawn, mount, until } from '@ebkit/testing/browser'
import { EnvironmentProvider } from '@ebkit/widgets/environment'
import { expect } from '@open-wc/testing'
import { Component, type ReactNode, useState } from 'react'
import type { OpenPage } from '../pages/OpenPage'
import styles from '../pages/Page.css'
import { PageShownContext } from '../pages/pageShown'
import type { PartnerRoute } from './PartnerApplication'
import { PartnerPage } from './PartnerPage'

/** Replaces a page that has failed. */
class Boundary extends Component<{ children: ReactNode }> {
  override state = { failure: '' }
  static getDerivedStateFromError = (error: Error) => ({ failure: error.message })
  override render() {
    return this.state.failure ? <p role="alert">{this.state.failure}</p> : this.props.children
  }
}

describe('a page of a partner in the console', () => {
  /** Shows the page; the button of the frame hides it and shows it again. */
  async function show(draw: PartnerRoute['mount']) {
    const route: PartnerRoute = { path: '/spa', title: 'Spa', mount: draw }
    const open = { path: '/spa', route: {}, parameters: {}, query: '', generation: 0 } as unknown as OpenPage
    const ignore = () => {}
    const verbs = { onGo: ignore, onQuery: ignore, onDirty: ignore, onTitle: ignore, onClose: ignore }
    function Frame() {
      const [isShown, setShown] = useState(true)
      return (
        <>
          <style>{`.frame { overflow-wrap: anywhere } ${styles}`}</style>
          <button type="button" onClick={() => setShown(!isShown)} />
          <PageShownContext.Provider value={isShown}>
            <Boundary>
              <PartnerPage route={route} open={open} {...verbs} />
            </Boundary>
          </PageShownContext.Provider>
        </>
      )
    }
    const view = mount(
      <EnvironmentProvider value={{ locale: 'en', reportError: () => {} }}>
        <div className="frame">
          <Frame />
        </div>
      </EnvironmentProvider>,
      { shadow: false },
    )
    return view
  }

  it('hears that it is shown again, not that it has just been drawn', async () => {
    const heard: string[] = []
    const { host: container } = await show((place) => {
      heard.push('mount')
      place.addEventListener('eb-show', () => heard.push('eb-show'))
    })
    await until(() => heard.length > 0)
    const toggle = container.querySelector('button') as HTMLElement
    toggle.click()
    await drawn()
    toggle.click()
    await until(() => heard.length > 1)
    expect(heard).to.deep.equal(['mount', 'eb-show'])
  })

  it('that throws or rejects is shown as broken', async () => {
    for (const draw of [
      () => {
        throw new Error('broken on purpose')
      },
      () => Promise.reject(new Error('broken on purpose')),
    ]) {
      const { host: container } = await show(draw)
      const alert = await until(() => container.querySelector('[role=alert]'), 'the failure')
      expect(alert.textContent).to.equal('broken on purpose')
    }
  })

  it('is ended by what it returns, at once or in a while, also after it was closed', async () => {
    const ended: string[] = []
    let finish = () => {}
    const later = new Promise<() => void>((resolve) => {
      finish = () => resolve(() => ended.push('late'))
    })
    for (const stop of [() => ended.push('at once'), later]) {
      let isDrawn = false
      const view = await show(() => {
        isDrawn = true
        return stop
      })
      await until(() => isDrawn)
      view.unmount()
    }
    finish()
    await until(() => ended.length === 2, 'both ends')
    expect(ended).to.deep.equal(['at once', 'late'])
  })

  it('breaks its words as the host page does', async () => {
    const { host: container } = await show((place) => place.append('Edit'))
    const own = await until(() => container.querySelector('.eb-page__own > div'), 'the place')
    expect(getComputedStyle(own).overflowWrap).to.equal('normal')
  })
})
