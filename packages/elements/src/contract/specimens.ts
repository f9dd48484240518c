import { shareOf } from '@ebkit/testing/browser'
import { catalog } from '../catalog'
import './elements'
import type { Specimen } from './Specimen'
import { fixtures } from './specimens/fixtures'

/** It renders nothing and does nothing by itself. */
const exempt = 'eb-scope'

/** Every other element of the catalogue has a file in `specimens`; the test bundle includes all of them. */
const ofCatalog = await Promise.all(
  Object.keys(catalog)
    .filter((tag) => tag !== exempt)
    .map(async (tag) => {
      const { specimen } = await import(`./specimens/${tag.slice('eb-'.length)}.ts`)
      return specimen as Specimen
    }),
)

/** All elements that the contract tests. */
export const specimens: readonly Specimen[] = [...fixtures, ...ofCatalog]

/**
 * The elements that a clause is tested with in this run: the plainest of each kind always, of the catalogue a share.
 * @param clauses a name of them: others take other elements
 */
export const specimensFor = (clauses: string): readonly Specimen[] => [
  ...fixtures,
  ...shareOf(ofCatalog, 24, clauses),
]
