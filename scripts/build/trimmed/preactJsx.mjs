import { createVNode } from 'preact-source/create-element'

export { Fragment } from 'preact'

/** What JSX is compiled to. Components get no `ref` among their props: Preact sets it itself. */
export function jsx(type, props, key) {
  const { ref, ...others } = props
  return createVNode(type, 'ref' in props ? others : props, key, ref, null)
}

export { jsx as jsxDEV, jsx as jsxs }
