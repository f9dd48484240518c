// Steps that `npm test` takes in turns: each tests one thing that little else of the project touches (docs/decisions/074).

/**
 * `sources`: what changes that the step tests; lately changed, it runs in any turn.
 * `pages`: page tests of what the step makes, which run when it does.
 * @type {readonly { name: string, sources: RegExp, pages?: RegExp }[]}
 */
export const stepsInTurns = [
  { name: 'docs', sources: /^(docs\/guides|scripts\/docs)\//, pages: /^scripts\/docs\/e2e\// },
  { name: 'start', sources: /^scripts\/(start|reset|workspace)\b|^packages\/gateway\/src\/main\.ts$/ },
  { name: 'new-widget', sources: /^scripts\/new-widget\b/ },
  { name: 'unused', sources: /^knip\.json$|\bpackage\.json$/ },
  { name: 'browser-react', sources: /^scripts\/(wtr\/react|test\/onPreactOnly)/ },
  { name: 'browser-strict', sources: /^scripts\/wtr\/react/ },
]

/**
 * Steps that belong to other turns.
 * @param {<Item>(items: readonly Item[], parts: 6, list: string) => readonly Item[]} shareOf packages/testing/src/share.ts
 * @param {readonly string[]} changed what was changed lately (changedLately.mjs)
 */
export function stepsOfOtherTurns(shareOf, changed) {
  const own = new Set(shareOf(stepsInTurns, 6, 'steps'))
  return stepsInTurns.filter((step) => !own.has(step) && !changed.some((file) => step.sources.test(file)))
}

/** Whether a page test is of what a step makes. @param {string} file */
export const isPageOfStep = (file) => stepsInTurns.some(({ pages }) => pages?.test(file))
