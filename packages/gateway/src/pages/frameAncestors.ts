/** The origins of a brand's list that may frame its console. `null` (sandboxed frames) is no source a policy can name. */
export const frameAncestors = (origins: readonly string[]) =>
  origins.filter((origin) => /^https?:\/\/[^\s;,']+$/.test(origin))
