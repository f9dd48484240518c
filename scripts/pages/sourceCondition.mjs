// A resolve hook for processes that were not started with `--conditions=source`: our packages are taken from their
// sources, as everywhere in the tests.

/** @type {import('node:module').ResolveHook} */
export const resolve = (specifier, context, nextResolve) =>
  nextResolve(
    specifier,
    specifier.startsWith('@ebkit/') ? { ...context, conditions: ['source', ...context.conditions] } : context,
  )
