// The script-tag build replaces React by Preact; browser tests run on the same replacement by default.

/** Specifiers of React and what stands for them in the browser build. */
export const preactAlias = [
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react(-dom)?$/, replacement: 'preact/compat' },
]
