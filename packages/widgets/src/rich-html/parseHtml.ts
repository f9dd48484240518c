/** The part of Trusted Types that is used here. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string },
  ): { createHTML(html: string): string }
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined

/** Created once, on first use: a page may list the allowed policies, and refuses duplicate names. */
function policyOfPage(): typeof policy {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  policy ??= trustedTypes?.createPolicy('ebkit', { createHTML: (html) => html })
  return policy
}

/**
 * Marks a text as trusted, so that it can be parsed on pages that require trusted types. Only for inert documents, in
 * which nothing runs and nothing is loaded: it may be any text.
 */
export const inertHtml = (html: string): string => policyOfPage()?.createHTML(html) ?? html

/** Parses a text into nodes of an inert document, in which nothing runs and nothing is loaded. */
export const parseHtml = (html: string): HTMLElement =>
  new DOMParser().parseFromString(inertHtml(html), 'text/html').body
