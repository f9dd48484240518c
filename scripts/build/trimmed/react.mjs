// What our sources get when they import react or react-dom/client in the browser build: Preact, and of its compatibility
// layer only what they use. The full layer is three times as large, and none of it falls away by itself. An import of
// something that is not here fails the build: add it here, with its reason.
import { options, render } from 'preact'
import { jsx } from 'preact/jsx-runtime'

export { Component, createContext, Fragment } from 'preact'
export {
  useCallback,
  useContext,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'preact/hooks'
export { useSyncExternalStore } from './useSyncExternalStore.mjs'

// r2wc imports the default, and passes no children.
export default { createElement: jsx }

/** A root as react-dom/client makes it. */
export const createRoot = (container) => ({
  render: (children) => render(children, container),
  unmount: () => render(null, container),
})

const toggles = /^(checkbox|radio|file|range)$/
const svgAttribute = /^(clip|fill|stop|stroke|text)[A-Z]/

/** React's name of a property → the DOM's, for what our components have. */
function nameOf(name, type, props) {
  if (/^on[A-Z]/.test(name)) {
    const event = name.toLowerCase()
    // React's change event is the DOM's input event where text is typed; its focus and blur events bubble.
    if (event === 'onchange') {
      return type === 'textarea' || (type === 'input' && !toggles.test(props.type)) ? 'oninput' : event
    }
    return { onfocus: 'onfocusin', onblur: 'onfocusout' }[event] ?? event
  }
  return svgAttribute.test(name) ? name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`) : name
}

options.vnode = (vnode) => {
  const { type, props } = vnode
  if (typeof type === 'string') {
    const translated = {}
    for (const name of Object.keys(props)) {
      const own = nameOf(name, type, props)
      // A text field with onInput and onChange has two listeners of the one event.
      translated[own in translated && own === 'oninput' ? 'oninputcapture' : own] = props[name]
    }
    vnode.props = translated
  }
}
