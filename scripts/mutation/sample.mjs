// A plugin of Stryker that runs a seeded sample of an area's mutants. Stryker runs all mutants it finds, and `mutate`
// selects whole ranges, so a checker, which sees all mutants at once, chooses the sample.
import { createHash } from 'node:crypto'
import { relative } from 'node:path'

/** Why a mutant was skipped; Stryker reports these as compile errors, which no score counts. */
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
  /** One group, so that the sample is chosen among all. */
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
 * Chooses, in the given files, the mutants with the lowest hashes of seed and position: a change in one file hardly
 * changes the sample of others.
 * @param {{ fileName: string, location: object, mutatorName: string, replacement: string }[]} mutants
 * @param {{ size: number, seed: string, only?: string }} sample only: prefix of their paths in the repository
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
