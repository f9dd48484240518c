/** The address that relative ones are resolved against; undefined on a server. A `<base>` of the page does not count. */
export function pageAddress(): string | undefined {
  const { href = '' } = globalThis.location ?? {}
  // A frame without an address of its own (srcdoc) has its parent's as base.
  return /^https?:/.test(href) ? href : globalThis.document?.baseURI
}

/** A base as an absolute address with a trailing slash; undefined unless it is http or https. */
export function resolveAddress(base: string | undefined): string | undefined {
  try {
    const { href, protocol } = new URL(base ?? '!:', pageAddress())
    return base && /^https?:$/.test(protocol) ? href.replace(/\/*$/, '/') : undefined
  } catch {
    return undefined
  }
}
