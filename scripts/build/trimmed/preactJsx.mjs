import { createVNode } from 'preact-source/create-element'

export { Fragment } from 'preact'

/**
 * What JSX is compiled to. Components get no `ref` among their props: Preact sets it itself. It is taken out of what was
 * written for this one element; a copy without it would be twice as large.
 */
export function jsx(type, props, key) {
  const { ref } = props
  if (ref) props.ref = undefined
  return createVNode(type, props, key, ref, null)
}

export { jsx as jsxDEV, jsx as jsxs }
