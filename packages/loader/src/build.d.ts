/** Baked in by the build: version of the release, and name of the folder its chunks lie in. */
declare const __EB_VERSION__: string
/**
 * Baked in by the build, grouped because most elements share the same chunks: shared chunks, and the tags (without
 * `eb-`) that need them. `[['data runtime', 'satisfaction product-picker']]`
 */
declare const __EB_MANIFEST__: [string, string][]
