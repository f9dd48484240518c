// A resolve hook for processes started without `--conditions=source`: resolves our packages to their sources, as
// everywhere in the tests, or to the bundles of them (bundledModules.mjs).

/** @type {Readonly<Record<string, string>>} addresses of bundles, by what is imported */
let bundled = {}

/** @type {import('node:module').InitializeHook<Readonly<Record<string, string>>>} */
export function initialize(data) {
  bundled = data ?? {}
}

/** @type {import('node:module').ResolveHook} */
export const resolve = (specifier, context, nextResolve) => {
  const url = bundled[specifier]
  if (url) return { url, format: 'module', shortCircuit: true }
  return nextResolve(
    specifier,
    specifier.startsWith('@ebkit/') ? { ...context, conditions: ['source', ...context.conditions] } : context,
  )
}
