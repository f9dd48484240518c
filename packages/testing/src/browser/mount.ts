import { createElement, type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

/** A view in the test page. */
export interface Mounted {
  /** The element in the page; with `shadow`, the host. */
  host: HTMLElement
  /** The parent of the view: the host, or its shadow root. */
  root: HTMLElement | ShadowRoot
  /** Renders another view in the same place. */
  render(view: ReactNode): void
  /** Unmounts, and removes the host. Also runs automatically after each test. */
  unmount(): void
}

/** Set by the test runner: views are in React’s strict mode, which takes each effect back once. */
declare const EB_STRICT: boolean

const mounted = new Set<Mounted>()

/**
 * Renders a view into the test page, by default in an open shadow root as in an element. React mounts later, so wait
 * for the result.
 */
export function mount(view: ReactNode, { shadow = true, parent = document.body } = {}): Mounted {
  const host = document.createElement('div')
  parent.append(host)
  const place = document.createElement('div')
  place.className = 'eb-root'
  const root = shadow ? host.attachShadow({ mode: 'open' }) : host
  root.append(place)
  const reactRoot = createRoot(place)
  const render = (next: ReactNode) =>
    reactRoot.render(EB_STRICT ? createElement(StrictMode, null, next) : next)
  render(view)
  const result: Mounted = {
    host,
    root,
    render,
    unmount() {
      if (!mounted.delete(result)) return
      reactRoot.unmount()
      host.remove()
    },
  }
  mounted.add(result)
  return result
}

afterEach(() => {
  for (const view of mounted) view.unmount()
})
