import { catalog } from '../catalog'
import './elements'
import type { Specimen } from './Specimen'
import { fixtures } from './specimens/fixtures'

/** It shows nothing, and does nothing by itself. */
const exempt = 'eb-scope'

/** Every other element of the catalogue has a file in `specimens`; the bundle of the tests takes in all of them. */
const ofCatalog = await Promise.all(
  Object.keys(catalog)
    .filter((tag) => tag !== exempt)
    .map(async (tag) => {
      const { specimen } = await import(`./specimens/${tag.slice('eb-'.length)}.ts`)
      return specimen as Specimen
    }),
)

/** Every element that the contract holds for. */
export const specimens: readonly Specimen[] = [...fixtures, ...ofCatalog]
