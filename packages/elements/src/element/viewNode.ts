import { version } from '@ebkit/core/http'
import r2wc from '@r2wc/react-to-web-component'
import { View, type ViewModel } from './View'

/** The node in an element's shadow root that shows its view. */
export interface ViewNode extends HTMLElement {
  /** Set anew with each rendering: what it shows now is asked for. */
  element: ViewModel
}

interface MountedNode extends ViewNode {
  connectedCallback(): void
  disconnectedCallback(): void
}

let nodeClass: (new () => ViewNode) | undefined

/** Makes the node of one element. Only where there is a DOM. */
export function createViewNode(): ViewNode {
  nodeClass ??= defineViewNode()
  return new nodeClass()
}

/**
 * `@r2wc/react-to-web-component` mounts, updates and unmounts the view; the element around it keeps the contract
 * (docs/decisions/030-r2wc-for-the-view.md).
 */
function defineViewNode(): new () => ViewNode {
  const MountingNode = r2wc(View, {
    props: { element: undefined } as never,
  }) as unknown as new () => MountedNode

  class EbView extends MountingNode {
    #isUnmounted = false

    override connectedCallback(): void {
      // The element around it has drawn it already, unless it comes back.
      if (!this.#isUnmounted) return
      this.#isUnmounted = false
      super.connectedCallback()
    }

    override disconnectedCallback(): void {
      // A move disconnects and connects at once: only what is still gone afterwards is unmounted.
      queueMicrotask(() => {
        if (this.isConnected || this.#isUnmounted) return
        this.#isUnmounted = true
        super.disconnectedCallback()
      })
    }
  }
  customElements.define(freeTag(`eb-view-${version}`), EbView)
  return EbView
}

/** A page may hold two copies of this code, each with a view of its own. */
function freeTag(wanted: string): string {
  let tag = wanted
  for (let copy = 2; customElements.get(tag); copy++) tag = `${wanted}-${copy}`
  return tag
}
