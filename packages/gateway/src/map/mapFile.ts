import { fileURLToPath } from 'node:url'

/** Files of the embedded map, written by `generate/generate.ts`. `places`: rows; `land`: polygons by tile. */
export type MapFile = 'places' | 'land'

/** Path of a file of the embedded map. */
export const mapFile = (name: MapFile): string =>
  fileURLToPath(new URL(`../../assets/map/${name}.json`, import.meta.url))
