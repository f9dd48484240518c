/** Baked in by the build: version of the release, and name of the folder its chunks lie in. */
declare const __EB_VERSION__: string
/**
 * Baked in by the build: the tags (without `eb-`) that need the runtime, and those that need the data chunk too.
 * `['date switch', 'product-picker satisfaction']`
 */
declare const __EB_MANIFEST__: string[]
