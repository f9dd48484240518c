/**
 * The allowed origins of a brand that may frame its console. `null` (sandboxed frames) cannot be a source in a policy.
 */
export const frameAncestors = (origins: readonly string[]) =>
  origins.filter((origin) => /^https?:\/\/[^\s;,']+$/.test(origin))
