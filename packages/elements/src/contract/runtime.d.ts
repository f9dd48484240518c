/** `preact` or `react`, by scripts/wtr. */
declare const EB_RUNTIME: 'preact' | 'react'
/** Full counts. */
declare const EB_SOAK: boolean
