// A plugin of Stryker: of the mutants that an area has, a seeded sample is run. Stryker runs all that it is given, and a
// range of `mutate` takes in every mutant inside it, so the choice is made by a checker, which sees them all at once.
import { createHash } from 'node:crypto'
import { relative } from 'node:path'

/** Why a mutant was left out; Stryker shows such as compile errors, which no score counts. */
export const outside = 'not in the sample'

export const strykerValidationSchema = {
  type: 'object',
  properties: {
    sample: {
      type: 'object',
      properties: { size: { type: 'number' }, seed: { type: 'string' }, only: { type: 'string' } },
      required: ['size', 'seed'],
    },
  },
}

const createSampler = ({ sample }) => ({
  async init() {},
  /** One group, so that the choice is made among all. */
  group: async (mutants) => [mutants.map(({ id }) => id)],
  async check(mutants) {
    const chosen = new Set(chooseSample(mutants, sample))
    return Object.fromEntries(
      mutants.map((mutant) => [
        mutant.id,
        chosen.has(mutant) ? { status: 'passed' } : { status: 'compileError', reason: outside },
      ]),
    )
  },
})
createSampler.inject = ['options']

export const strykerPlugins = [{ kind: 'Checker', name: 'sample', factory: createSampler }]

/**
 * Of those in the files asked for, the ones with the lowest hashes of seed and place: a change in one file leaves the
 * choice in the others nearly as it was.
 * @param {{ fileName: string, location: object, mutatorName: string, replacement: string }[]} mutants
 * @param {{ size: number, seed: string, only?: string }} sample only: how their paths in the repository begin
 */
export function chooseSample(mutants, { size, seed, only = '' }) {
  const ranked = mutants
    .filter((mutant) => pathOf(mutant).startsWith(only))
    .map((mutant) => ({ mutant, rank: rankOf(mutant, seed) }))
  ranked.sort((one, other) => (one.rank < other.rank ? -1 : 1))
  return ranked.slice(0, size).map(({ mutant }) => mutant)
}

const pathOf = ({ fileName }) => relative(process.cwd(), fileName).replaceAll('\\', '/')

function rankOf(mutant, seed) {
  const { location, mutatorName, replacement } = mutant
  const place = `${location.start.line}:${location.start.column}-${location.end.line}:${location.end.column}`
  return createHash('sha256')
    .update([seed, pathOf(mutant), place, mutatorName, replacement].join('\n'))
    .digest('hex')
}
