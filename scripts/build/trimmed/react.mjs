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

// Elements make one thing by hand, without children.
export { jsx as createElement }

/** A root as react-dom/client makes it. */
export const createRoot = (container) => ({
  render: (children) => render(children, container),
  unmount: () => render(null, container),
})

const toggles = /^(checkbox|radio|file|range)$/

/** React's name of a handler → the DOM's. */
function eventOf(name, type, props) {
  const event = name.toLowerCase()
  // React's change event is the DOM's input event where text is typed; its focus and blur events bubble.
  if (event === 'onchange') {
    return type === 'textarea' || (type === 'input' && !toggles.test(props.type)) ? 'oninput' : event
  }
  return { onfocus: 'onfocusin', onblur: 'onfocusout' }[event] ?? event
}

/** Calls a handler. An element tells of its failure by `eb-error`, and not the page's error handlers. */
options.event = (handle, event) => {
  try {
    handle(event)
  } catch (cause) {
    const host = event.currentTarget.getRootNode().host
    if (!host) throw cause
    const detail = { code: 'handler-failed', message: `${cause}`, cause }
    host.dispatchEvent(new CustomEvent('eb-error', { bubbles: true, composed: true, detail }))
  }
}

options.vnode = ({ type, props }) => {
  if (typeof type === 'string') {
    for (const name of Object.keys(props)) {
      const handle = props[name]
      if (handle && /^on[A-Z]/.test(name)) {
        const event = eventOf(name, type, props)
        // A text field with onInput and onChange has two listeners of the one event.
        props[event in props ? 'oninputcapture' : event] = handle
        props[name] = undefined
      }
    }
  }
}
