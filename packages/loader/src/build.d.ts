/** Baked in by the build: version of the release, and name of the folder its chunks lie in. */
declare const __EB_VERSION__: string
/** Baked in by the build: the chunks of the release, and for each tag the numbers of those that it needs, its own last. */
declare const __EB_MANIFEST__: {
  readonly files: readonly string[]
  readonly tags: Readonly<Record<string, readonly number[]>>
}
