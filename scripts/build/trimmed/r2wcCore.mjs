// What @r2wc/react-to-web-component gets when it imports @r2wc/core in the browser build: the part that mounts, updates
// and unmounts. Its reading of attributes and properties is never used (packages/elements/src/element/bridge.ts passes no
// props): our elements read their own.
const connected = Symbol.for('r2wc.connected')
const render = Symbol.for('r2wc.render')
const context = Symbol.for('r2wc.context')
const props = Symbol.for('r2wc.props')

/** The base class of an element that shows `Component` in its `container`. */
export default function r2wc(Component, _options, { mount, update, unmount }) {
  return class extends HTMLElement {
    constructor() {
      super()
      this[connected] = true
      this.container = this
      this[props] = { container: this }
    }

    connectedCallback() {
      this[connected] = true
      this[render]()
    }

    disconnectedCallback() {
      this[connected] = false
      if (this[context]) unmount(this[context])
      delete this[context]
    }

    [render]() {
      if (!this[connected]) return
      if (this[context]) update(this[context], this[props])
      else this[context] = mount(this.container, Component, this[props])
    }
  }
}
