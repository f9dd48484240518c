// A resolve hook for processes started without `--conditions=source`: resolves our packages to their sources, as
// everywhere in the tests.

/** @type {import('node:module').ResolveHook} */
export const resolve = (specifier, context, nextResolve) =>
  nextResolve(
    specifier,
    specifier.startsWith('@ebkit/') ? { ...context, conditions: ['source', ...context.conditions] } : context,
  )
