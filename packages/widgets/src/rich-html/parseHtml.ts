/** What browsers with Trusted Types have, as far as it is used here. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string },
  ): { createHTML(html: string): string }
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined

/** Made at first use, once: a page may list the policies that it allows, and refuses the same name twice. */
function policyOfPage(): typeof policy {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  policy ??= trustedTypes?.createPolicy('ebkit', { createHTML: (html) => html })
  return policy
}

/**
 * A text that may be parsed on pages that require trusted types. Only for documents of our own, in which nothing runs and
 * nothing is loaded: it may be any text.
 */
export const inertHtml = (html: string): string => policyOfPage()?.createHTML(html) ?? html

/** A text as nodes of a document of its own, in which nothing runs and nothing is loaded. */
export const parseHtml = (html: string): HTMLElement =>
  new DOMParser().parseFromString(inertHtml(html), 'text/html').body
