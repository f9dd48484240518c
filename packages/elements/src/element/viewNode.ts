import { version } from '@ebkit/core/http'
import r2wc from '@r2wc/react-to-web-component'
import { View, type ViewModel } from './View'

/** The node in an element's shadow root that shows its view. */
export interface ViewNode extends HTMLElement {
  /** Assigned with each rendering: the latest props. */
  element: ViewModel
}

interface MountedNode extends ViewNode {
  connectedCallback(): void
  disconnectedCallback(): void
}

let nodeClass: (new () => ViewNode) | undefined

/** Creates the node of one element. Requires a DOM. */
export function createViewNode(): ViewNode {
  nodeClass ??= defineViewNode()
  return new nodeClass()
}

/**
 * `@r2wc/react-to-web-component` mounts, updates and unmounts the view; the enclosing element implements the contract
 * (docs/decisions/030-r2wc-for-the-view.md).
 */
function defineViewNode(): new () => ViewNode {
  const MountingNode = r2wc(View, {
    props: { element: undefined } as never,
  }) as unknown as new () => MountedNode

  class EbView extends MountingNode {
    #isUnmounted = false

    override connectedCallback(): void {
      // The enclosing element has already rendered it, unless it was reconnected.
      if (!this.#isUnmounted) return
      this.#isUnmounted = false
      super.connectedCallback()
    }

    override disconnectedCallback(): void {
      // A move disconnects and connects at once: unmount only what is still disconnected afterwards.
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

/** A page may contain two copies of this code, each with its own view. */
function freeTag(wanted: string): string {
  let tag = wanted
  for (let copy = 2; customElements.get(tag); copy++) tag = `${wanted}-${copy}`
  return tag
}
