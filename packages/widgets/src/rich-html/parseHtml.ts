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
 * A text as nodes of a document of its own, in which nothing runs and nothing is loaded: so it may be any text, also under a
 * page's policy that requires trusted types.
 */
export function parseHtml(html: string): HTMLElement {
  const trusted = policyOfPage()?.createHTML(html) ?? html
  return new DOMParser().parseFromString(trusted, 'text/html').body
}
